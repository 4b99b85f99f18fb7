import { Injectable } from '@nestjs/common';
import type { StepUpFactor, User } from '@booking/contracts/session';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { Proof } from '../../../platform/http/access/identity.port.ts';
import { hashToken, newToken } from '../../../platform/secrets/token.rule.ts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import type { SessionEntity } from './session.entity.ts';
import { SessionRepository, type NewSession } from './session.repository.ts';

const minute = 60_000;
const idle = 30 * minute;
const longest = 12 * 60 * minute;
const fresh = 10 * minute;

export type SessionProof = Proof & { factor: StepUpFactor | null };

/** Sessions of staff; only hashes of their tokens are kept. */
@Injectable()
export class Sessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** Opens a session. @returns its token, for the cookie */
  async open(account: AccountEntity, from: Pick<NewSession, 'address' | 'device' | 'steppedUpAt'>): Promise<string> {
    const token = newToken();
    const now = this.clock.now();
    await this.sessions.insert({ account, tokenHash: hashToken(token), createdAt: now, activeAt: now, ...from });
    return token;
  }

  /** Whose session it is, when it is neither ended, idle for 30 minutes, older than 12 hours, nor of a disabled account. */
  async user(token: string, counts: boolean): Promise<User | undefined> {
    const found = await this.sessions.findUser(hashToken(token), () => this.openSince());
    if (!found) return undefined;
    const now = this.clock.now();
    const { session, activeAt, ...user } = found;
    if (counts && now.getTime() - activeAt.getTime() > minute) await this.sessions.setActive(session, now);
    return user;
  }

  /** Whether it was opened so lately that its owner has just proved who they are. */
  isFresh(token: string): Promise<boolean> {
    return this.sessions.wasCreatedSince(hashToken(token), this.ago(fresh));
  }

  /** When the password or code was last given in an open session, and with what it is given again; undefined when it is over. */
  async proofOf(token: string): Promise<SessionProof | undefined> {
    const session = await this.sessions.findNotEnded(hashToken(token));
    if (!session) return undefined;
    const { secondFactorAt, passwordHash } = session.account;
    const hasSecondFactor = secondFactorAt !== null;
    const factor = hasSecondFactor ? 'code' : passwordHash !== null ? 'password' : null;
    return { at: session.steppedUpAt, hasSecondFactor, factor };
  }

  /** Notes that the password or code was given in a session. */
  async stepUp(token: string): Promise<void> {
    await this.sessions.setSteppedUp(hashToken(token), this.clock.now());
  }

  /** Those of an account that are open, the one used last first. */
  listOpen(accountId: string): Promise<SessionEntity[]> {
    return this.sessions.listOpen(accountId, this.openSince());
  }

  /** @returns whose it was; undefined when there was none */
  async end(token: string): Promise<AccountEntity | undefined> {
    const tokenHash = hashToken(token);
    const session = await this.sessions.findNotEnded(tokenHash);
    const isEnded = await this.sessions.end(tokenHash, this.clock.now());
    return isEnded ? session?.account : undefined;
  }

  /** Ends one of an account. @returns whether it was open */
  endOne(id: string, accountId: string): Promise<boolean> {
    return this.sessions.endOfAccount(id, accountId, this.clock.now());
  }

  /** Ends all of an account, but the one with the token `kept`. @returns how many */
  endAll(accountId: string, kept?: string, transaction?: Transaction): Promise<number> {
    const keptHash = kept === undefined ? undefined : hashToken(kept);
    return this.sessions.endAll(accountId, keptHash, this.clock.now(), transaction);
  }

  private openSince(): { createdAt: Date; activeAt: Date } {
    return { createdAt: this.ago(longest), activeAt: this.ago(idle) };
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
