import { EmailAddress } from '@booking/contracts/typed-text';
import { Injectable } from '@nestjs/common';
import type { AuditedSubject } from '../../../platform/http/request.context.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressBuckets } from '../../../platform/http/limits/client-address.rule.ts';
import { KnownDevices } from '../../../platform/http/limits/known-devices.service.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.service.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { AccountRepository } from '../accounts/account.repository.ts';

const quarter = 15 * 60;
const day = 24 * 60 * 60;
const limit = { points: 10, seconds: quarter };
/** Wrong attempts at one account from unknown browsers, whatever their addresses. */
const ofStrangers = { points: 100, seconds: quarter };
/** Wrong attempts at all accounts together, so that many addresses do not make guessing faster. */
const ofAll = { points: 600, seconds: 60 * 60 };
const locks = { points: 1000, seconds: day };

const keyOf = (email: string): string => hashToken(email.toLowerCase()).toString('base64url');
const deviceSubject = (email: string): string => `account ${email.toLowerCase()}`;

/** Where an attempt comes from: an open session, a browser that signed in to the account before, or an address. */
export type AttemptOrigin = 'session' | { device: string } | { address: string };

type Counter = { what: string; who: string };

const counterOf = (email: string, origin: AttemptOrigin): Counter => {
  if (origin === 'session') return { what: 'proof in a session', who: keyOf(email) };
  if ('device' in origin) return { what: 'sign-in on a known device', who: `${keyOf(email)} ${origin.device}` };
  return { what: 'sign-in of an account', who: `${keyOf(email)} ${addressBuckets(origin.address)[0].name}` };
};

/**
 * Ten wrong passwords or codes within 15 minutes lock an account for their origin: an address, a known browser, or the session. So
 * strangers lock out only themselves, for twice as long each time. E-mail addresses without an account are treated alike.
 */
@Injectable()
export class Lockout {
  constructor(
    private readonly limits: RateLimits,
    private readonly accounts: AccountRepository,
    private readonly devices: KnownDevices,
    private readonly audit: AuditLog,
  ) {}

  /** Where an attempt to sign in comes from. */
  originOf(request: FastifyRequest, email: string): AttemptOrigin {
    const device = this.devices.idFor(request, deviceSubject(email));
    return device === undefined ? { address: request.ip } : { device };
  }

  /**
   * Checks a password or code. The attempt is counted first, so that parallel guesses count like sequential ones.
   * @returns what the check found; undefined when it was wrong
   * @throws Refusal 429 without a check, when there were too many
   */
  async attempt<T>(
    email: string,
    factor: 'password' | 'code',
    origin: AttemptOrigin,
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const { what, who } = counterOf(email, origin);
    const tries = await this.limits.count(what, who, limit);
    const found = await this.checkAs(email, origin, check);
    if (found !== undefined) {
      await this.limits.uncount(what, who, limit);
      return found;
    }
    // some people type their password into the field for the address
    const known = EmailAddress('').safeParse(email).data;
    const subject = known === undefined ? {} : { subject: await this.subjectOf(known) };
    await this.audit.record({ by: null, action: 'auth.sign_in_failed', ...subject, detail: { factor } });
    if (tries === limit.points) {
      await this.lock({ what, who });
      await this.audit.record({ by: null, action: 'auth.lock', ...subject });
    }
    return undefined;
  }

  /** An address without an account may be that of any person. */
  private async subjectOf(email: string): Promise<AuditedSubject> {
    return { type: 'account', id: email, isTyped: !(await this.accounts.hasEmail(email)) };
  }

  /** After a sign-in: clears the counters of wrong attempts, and remembers the browser. */
  async recordSuccess(email: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    for (const origin of [this.originOf(request, email), 'session'] as const) {
      const { what, who } = counterOf(email, origin);
      await this.limits.clear(what, who, limit);
      await this.limits.clear(`locks of ${what}`, who, locks);
    }
    this.devices.remember(request, reply, deviceSubject(email));
  }

  private checkAs<T>(
    email: string,
    origin: AttemptOrigin,
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    if (origin === 'session' || 'device' in origin) return check();
    return this.limits.attempt('sign-ins of strangers', keyOf(email), ofStrangers, () =>
      this.limits.attempt('sign-in of any account', 'all', ofAll, check),
    );
  }

  /** For a quarter of an hour, and for twice as long with each time in a day. */
  private async lock({ what, who }: Counter): Promise<void> {
    const times = await this.limits.count(`locks of ${what}`, who, locks);
    await this.limits.block(what, who, limit, Math.min(day, quarter * 2 ** (times - 1)));
  }
}
