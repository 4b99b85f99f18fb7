import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import type { EmployeeEntity } from '../employees/employee.entity.ts';
import { Employees } from '../employees/employees.service.ts';
import { holderHash } from './challenge-holder.rule.ts';
import { VerificationChallengeRepository } from './verification-challenge.repository.ts';

const freshMs = 60 * 60_000;

const unproven = (): Refusal => new Refusal(403, 'not_verified', 'Please verify yourself with a code first.');

/** Browsers in which an employee was just verified. A proof is used up at once, so that a later user of the browser does not have it. */
@Injectable()
export class BrowserProofs {
  constructor(
    private readonly challenges: VerificationChallengeRepository,
    private readonly employees: Employees,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  /** @param token of the challenge cookie @throws Refusal 403 without a recent verification */
  async getEmployee(token: string): Promise<EmployeeEntity> {
    const challenge = await this.challenges.findPassed(await this.getPassed(token));
    const employee = challenge && (await this.employees.findByPhone(challenge.mode, challenge.phone));
    if (employee?.isActive) return employee;
    throw unproven();
  }

  /** Takes the proof away. @throws Refusal 403 when it is gone already */
  async use(token: string, transaction: Transaction): Promise<void> {
    const isUsed = await this.challenges.deletePassed(await this.getPassed(token), transaction);
    if (!isUsed) throw unproven();
  }

  private async getPassed(token: string) {
    const since = new Date(this.clock.now().getTime() - freshMs);
    return { holder: holderHash({ token }), mode: await this.modes.current(), since };
  }
}
