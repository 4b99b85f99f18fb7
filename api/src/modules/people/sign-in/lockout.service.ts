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
/** Wrong tries of strangers at one account, from wherever they come. */
const ofStrangers = { points: 100, seconds: quarter };
/** Misses of all accounts from everywhere: however many addresses somebody has, guessing is no faster. */
const ofAll = { points: 600, seconds: 60 * 60 };
const locks = { points: 1000, seconds: day };

const keyOf = (email: string): string => hashToken(email.toLowerCase()).toString('base64url');
const deviceSubject = (email: string): string => `account ${email.toLowerCase()}`;

/** Who tries: a session that is open, a browser that the account signed in with before, or anybody at an address. */
export type AttemptOrigin = 'session' | { device: string } | { address: string };

type Counter = { what: string; who: string };

const counterOf = (email: string, asker: AttemptOrigin): Counter => {
  if (asker === 'session') return { what: 'proof in a session', who: keyOf(email) };
  if ('device' in asker) return { what: 'sign-in on a known device', who: `${keyOf(email)} ${asker.device}` };
  return { what: 'sign-in of an account', who: `${keyOf(email)} ${addressBuckets(asker.address)[0].name}` };
};

/**
 * Ten wrong passwords or codes within 15 minutes shut an account to whoever tried: to an address, to a browser that the account signed
 * in with before, or to its session. Strangers thus shut nobody out but themselves, for twice as long each time. An e-mail address
 * that nobody has is treated alike.
 */
@Injectable()
export class Lockout {
  constructor(
    private readonly limits: RateLimits,
    private readonly accounts: AccountRepository,
    private readonly devices: KnownDevices,
    private readonly audit: AuditLog,
  ) {}

  /** Whoever tries to sign in to an account. */
  askerOf(request: FastifyRequest, email: string): AttemptOrigin {
    const device = this.devices.idFor(request, deviceSubject(email));
    return device === undefined ? { address: request.ip } : { device };
  }

  /**
   * Checks something that only the person of an account knows. It is counted first, so that many at once are no more than one by one.
   * @returns what the check found; undefined when it was wrong
   * @throws Refusal 429 without a check, when there were too many
   */
  async attempt<T>(
    email: string,
    factor: 'password' | 'code',
    asker: AttemptOrigin,
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const { what, who } = counterOf(email, asker);
    const tries = await this.limits.count(what, who, limit);
    const found = await this.checkAs(email, asker, check);
    if (found !== undefined) {
      await this.limits.uncount(what, who, limit);
      return found;
    }
    // some type their password where the address belongs
    const known = EmailAddress('').safeParse(email).data;
    const subject = known === undefined ? {} : { subject: await this.subjectOf(known) };
    await this.audit.record({ by: null, action: 'auth.sign_in_failed', ...subject, detail: { factor } });
    if (tries === limit.points) {
      await this.lock({ what, who });
      await this.audit.record({ by: null, action: 'auth.lock', ...subject });
    }
    return undefined;
  }

  /** An address that nobody has may be anybody's. */
  private async subjectOf(email: string): Promise<AuditedSubject> {
    return { type: 'account', id: email, isTyped: !(await this.accounts.hasEmail(email)) };
  }

  /** Somebody signed in: forgets what they had wrong before, and knows this browser the next time. */
  async welcome(email: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    for (const asker of [this.askerOf(request, email), 'session'] as const) {
      const { what, who } = counterOf(email, asker);
      await this.limits.clear(what, who, limit);
      await this.limits.clear(`locks of ${what}`, who, locks);
    }
    this.devices.remember(request, reply, deviceSubject(email));
  }

  private checkAs<T>(email: string, asker: AttemptOrigin, check: () => Promise<T | undefined>): Promise<T | undefined> {
    if (asker === 'session' || 'device' in asker) return check();
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
