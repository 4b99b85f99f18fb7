import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { z } from 'zod';
import type { AuditedSubject } from '../../platform/http/request-in-hand.ts';
import { RateLimits } from '../../platform/http/rate-limits.ts';
import { hashToken } from '../../platform/secrets/token.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { AccountEntity } from './account.entity.ts';

const what = 'sign-in of an account';
const limit = { points: 10, seconds: 15 * 60 };
/** Misses of all accounts from everywhere: however many addresses somebody has, guessing is no faster. */
const ofAll = { points: 600, seconds: 60 * 60 };
const keyOf = (email: string): string => hashToken(email.toLowerCase()).toString('base64url');

/**
 * Ten wrong passwords or codes within 15 minutes shut an account for the rest of them, from wherever they come.
 * An address that nobody has is treated alike.
 */
@Injectable()
export class Lockout {
  constructor(
    private readonly limits: RateLimits,
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Checks something that only the person of an account knows. It is counted first, so that many at once are no more than one by one.
   * @returns what the check found; undefined when it was wrong
   * @throws Refusal 429 without a check, when there were too many
   */
  async attempt<T>(
    email: string,
    factor: 'password' | 'code',
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const tries = await this.limits.count(what, keyOf(email), limit);
    const found = await this.limits.attempt('sign-in of any account', 'all', ofAll, check);
    if (found !== undefined) {
      await this.limits.uncount(what, keyOf(email), limit);
      return found;
    }
    // some type their password where the address belongs
    const known = z.email().safeParse(email).data;
    const subject = known === undefined ? {} : { subject: await this.subjectOf(known) };
    await this.audit.record({ by: null, action: 'auth.sign_in_failed', ...subject, detail: { factor } });
    if (tries === limit.points) await this.audit.record({ by: null, action: 'auth.lock', ...subject });
    return undefined;
  }

  /** An address that nobody has may be anybody's. */
  private async subjectOf(email: string): Promise<AuditedSubject> {
    const isKnown = await this.accounts
      .createQueryBuilder('account')
      .where('lower(email) = lower(:email)', { email })
      .getExists();
    return { type: 'account', id: email, isTyped: !isKnown };
  }

  /** Forgets what was wrong before. */
  clear(email: string): Promise<void> {
    return this.limits.clear(what, keyOf(email), limit);
  }
}
