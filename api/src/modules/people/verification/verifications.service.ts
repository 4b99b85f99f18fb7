import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import { extensionSentence, readPhoneNumber } from '@booking/hotel/phone-number';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { mostTries, OneTimeCodes, type CodeUse } from '../../../platform/codes/one-time-codes.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { CallVerifications } from './call-verifications.service.ts';
import { holderHash, originOf, type ChallengeHolder } from './challenge-holder.rule.ts';
import { fullName, type EmployeeEntity } from '../employees/employee.entity.ts';
import { Employees } from '../employees/employees.service.ts';
import { codeSealPurpose, textCode } from './text-code.job.ts';
import { VerificationChallengeEntity } from './verification-challenge.entity.ts';
import { VerificationChallengeRepository } from './verification-challenge.repository.ts';
import { VerificationLogs } from './verification-logs.service.ts';

const keptMs = 24 * 60 * 60_000;

const staffCode: CodeUse = {
  entity: VerificationChallengeEntity,
  limit: 'verification-code',
  hashedText: (code, id) => `verification code ${code} of ${id}`,
};

/** How `KnownDevices` knows a browser in which the person of a number was verified. */
export const knownNumber = (phone: string): string => `staff number ${phone.replace(/^\+1/, '')}`;

const wrong = (): Refusal => new Refusal(403, 'wrong_code', 'Invalid verification code');
const over = (): Refusal => new Refusal(403, 'no_code', 'Invalid verification code. Ask for a new one.');

/** Why no try is left on a challenge, for the log; the person at the other end is not told. */
function whyOver(challenge: VerificationChallengeEntity | null, now: Date): string {
  if (!challenge) return 'No code was asked for';
  if (challenge.passedAt) return 'The code was used already';
  return challenge.expiresAt <= now ? 'The code had expired' : `The code had ${mostTries} wrong tries`;
}

/**
 * Employees prove who they are by a code that is texted to the number on the whitelist. Numbers that are not on it are treated
 * alike, but for the text.
 */
@Injectable()
export class Verifications {
  constructor(
    private readonly transactions: Transactions,
    private readonly challenges: VerificationChallengeRepository,
    private readonly employees: Employees,
    private readonly calls: CallVerifications,
    private readonly logs: VerificationLogs,
    private readonly codes: OneTimeCodes,
    private readonly sealed: Sealed,
    private readonly modes: ModeService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a challenge in place of the holder's last.
   * @param deviceFor the browser, if the person of a number was verified in it before: strangers do not use up its codes
   * @param language of the text; null where that is not known
   * @throws Refusal 400 for what is no number, 429 for too many
   */
  async send(
    holder: ChallengeHolder,
    typed: string,
    deviceFor?: (phone: string) => string | undefined,
    language: GuestLanguage | null = null,
  ): Promise<void> {
    const { number: phone, extension } = readPhoneNumber(typed) ?? {};
    if (!phone) throw new Refusal(400, 'no_phone_number', 'This is no phone number. It has ten digits.');
    if (extension) throw new Refusal(400, 'no_phone_number', extensionSentence);
    const mode = await this.modes.current();
    const device = deviceFor?.(knownNumber(phone));
    const id = randomUUID();
    const { code, columns } = await this.codes.create(staffCode, id, `${mode} ${phone}${device ? ` ${device}` : ''}`);
    const challenge = { ...originOf(holder), holder: holderHash(holder), id, mode, phone, ...columns };
    const old = new Date(this.clock.now().getTime() - keptMs);
    await this.transactions.run(async (transaction) => {
      await this.challenges.deleteExpired(old, transaction);
      await this.challenges.save(challenge, transaction);
      await this.jobs.enqueue(
        textCode,
        { challengeId: id, code: this.sealed.seal(codeSealPurpose, code), language },
        transaction,
      );
    });
  }

  /** @returns the employee that was verified, from now on in this call @throws Refusal 403 */
  async verify(holder: ChallengeHolder, code: string): Promise<EmployeeEntity> {
    const [mode, now] = [await this.modes.current(), this.clock.now()];
    const hash = holderHash(holder);
    const challenge = await this.challenges.findByHolder(hash, mode);
    const phone = challenge?.phone ?? '';
    const employee = await this.employees.findByPhone(mode, phone);
    const employeeName = employee && fullName(employee);
    const attempt = { mode, employeeName, phoneNumber: phone, ...originOf(holder) };
    const fail = async (refusal: Refusal, why: string): Promise<never> => {
      await this.logs.write(attempt, why);
      throw refusal;
    };
    if (!challenge || !(await this.codes.countTry(staffCode, challenge.id))) {
      return fail(over(), whyOver(await this.challenges.findByHolder(hash, mode), now));
    }
    const isRight = this.codes.isRight(staffCode, challenge, code);
    if (!isRight || !employee?.isActive) return fail(wrong(), isRight ? 'Not an active employee' : 'Wrong code');
    const isFirst = await this.transactions.run(async (transaction) => {
      if (!(await this.codes.markPassed(staffCode, challenge.id, transaction))) return false;
      if ('callId' in holder) await this.calls.save(transaction, holder.callId, employee, now);
      await this.logs.write(attempt, null, transaction);
      return true;
    });
    return isFirst ? employee : fail(over(), 'The code was used already');
  }
}
