import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { codeLength } from '@booking/contracts/staff-codes';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, LessThan, MoreThan, Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { RateLimits } from '../../platform/http/rate-limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isOneOf } from '../../platform/http/same-secret.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Sealed } from '../../platform/secrets/sealed.ts';
import { hashToken } from '../../platform/secrets/token.ts';
import { Modes } from '../mode/modes.ts';
import { CallVerifications } from './call-verifications.ts';
import { fullName, type EmployeeEntity } from './employee.entity.ts';
import { Employees } from './employees.ts';
import { sealPurpose, textCode } from './text-codes.ts';
import { VerificationChallengeEntity } from './verification-challenge.entity.ts';
import { VerificationLogs } from './verification-logs.ts';

const lifetimeMs = 10 * 60_000;
const keptMs = 24 * 60 * 60_000;
const mostTries = 5;
const sendsPerNumber = { points: 3, seconds: 60 * 60 };

/** Who answers a challenge: somebody in a call, or the browser that has the token. */
export type Holder = { callId: string } | { token: string; ip: string };

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
 * Employees prove who they are by a code that is texted to the number on the whitelist: 6 digits, for 10 minutes and 5 tries,
 * sent 3 times an hour to a number (design, section 7). Numbers that are not on it are treated alike, but for the text.
 */
@Injectable()
export class Verifications {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(VerificationChallengeEntity)
    private readonly verificationChallenges: Repository<VerificationChallengeEntity>,
    private readonly employees: Employees,
    private readonly calls: CallVerifications,
    private readonly logs: VerificationLogs,
    private readonly limits: RateLimits,
    private readonly sealed: Sealed,
    private readonly modes: Modes,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a challenge in place of the holder's last.
   * @param deviceFor the browser, if the person of a number was verified in it before: strangers do not use up its codes
   * @throws Refusal 400 for what is no number, 429 for too many
   */
  async send(holder: Holder, typed: string, deviceFor?: (phone: string) => string | undefined): Promise<void> {
    const phone = phoneNumberOf(typed);
    if (!phone) throw new Refusal(400, 'no_phone_number', 'This is no phone number. It has ten digits.');
    const mode = await this.modes.current();
    const device = deviceFor?.(knownNumber(phone));
    await this.limits.count('verification-code', `${mode} ${phone}${device ? ` ${device}` : ''}`, sendsPerNumber);
    const id = randomUUID();
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
    const now = this.clock.now().getTime();
    const expiresAt = new Date(now + lifetimeMs);
    const fresh = { tries: 0, expiresAt, passedAt: null, codeHash: this.hashes(id, code)[0]! };
    const challenge = { ...whoAsks(holder), holder: holderHash(holder), id, mode, phone, ...fresh };
    await this.database.transaction(async (em) => {
      await em.delete(VerificationChallengeEntity, { expiresAt: LessThan(new Date(now - keptMs)) });
      await em.upsert(VerificationChallengeEntity, challenge, ['holder']);
      await this.jobs.enqueue(textCode, { challengeId: id, code: this.sealed.seal(sealPurpose, code) }, em);
    });
  }

  /** @returns the employee that was verified, from now on in this call @throws Refusal 403 */
  async verify(holder: Holder, code: string): Promise<EmployeeEntity> {
    const [mode, now] = [await this.modes.current(), this.clock.now()];
    const where = { holder: holderHash(holder), mode };
    const challenge = await this.verificationChallenges.findOneBy(where);
    const phone = challenge?.phone ?? '';
    const employee = await this.employees.ofPhone(mode, phone);
    const employeeName = employee && fullName(employee);
    const attempt = { mode, employeeName, phoneNumber: phone, ...whoAsks(holder) };
    const fail = async (refusal: Refusal, why: string): Promise<never> => {
      await this.logs.write(attempt, why);
      throw refusal;
    };
    if (!challenge || !(await this.takeTry(challenge.id, now))) {
      return fail(over(), whyOver(await this.verificationChallenges.findOneBy(where), now));
    }
    const isRight = isOneOf(challenge.codeHash, this.hashes(challenge.id, code));
    if (!isRight || !employee?.isActive) return fail(wrong(), isRight ? 'Not an active employee' : 'Wrong code');
    const isFirst = await this.database.transaction(async (em) => {
      const passed = await em.update(VerificationChallengeEntity, openAt(challenge.id, now), { passedAt: now });
      if (!passed.affected) return false;
      if ('callId' in holder) await this.calls.keep(em, holder.callId, employee, now);
      await this.logs.write(attempt, null, em);
      return true;
    });
    return isFirst ? employee : fail(over(), 'The code was used already');
  }

  /** Counted in the database, so that guesses made at once are counted each. @returns whether there was one left */
  private async takeTry(id: string, now: Date): Promise<boolean> {
    const left = { ...openAt(id, now), tries: LessThan(mostTries) };
    return (await this.verificationChallenges.increment(left, 'tries', 1)).affected === 1;
  }

  /** What is stored of a code, and what was under the keys before. */
  private hashes(id: string, code: string): string[] {
    return this.sealed.derivations(`verification code ${code} of ${id}`);
  }
}

const openAt = (id: string, now: Date) => ({ id, expiresAt: MoreThan(now), passedAt: IsNull() });

const whoAsks = (holder: Holder) =>
  'callId' in holder ? { callId: holder.callId, ipAddress: null } : { callId: null, ipAddress: holder.ip };

/** What is stored of a holder. */
export const holderHash = (holder: { callId: string } | { token: string }): Buffer =>
  hashToken('callId' in holder ? `call ${holder.callId}` : `web ${holder.token}`);
