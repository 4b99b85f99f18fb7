import { Injectable } from '@nestjs/common';
import type { StepUpFactor, User } from '@booking/contracts/session';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, MoreThan, Not, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import { CoalescedRead } from '../../../platform/database/coalesced-read.service.ts';
import type { Proof } from '../../../platform/http/access/identity.port.ts';
import { AccountEntity } from '../accounts/account.entity.ts';
import { SessionEntity } from './session.entity.ts';
import { SignInLinkEntity } from '../sign-in/sign-in-link.entity.ts';
import { hashToken, newToken } from '../../../platform/secrets/token.rule.ts';

const minute = 60_000;
const idle = 30 * minute;
const longest = 12 * 60 * minute;
const fresh = 10 * minute;
const linkLifetime = 24 * 60 * minute;

export type SessionProof = Proof & { factor: StepUpFactor | null };
type Found = User & { session: string; activeAt: Date };

/** Asked with every request of staff, and never remembered: who is disabled or signed out elsewhere is out at once. */
const openSession = `
  SELECT account.id, account.name, account.email, account.role, session.id AS session, session.active_at AS "activeAt"
  FROM session JOIN account ON account.id = session.account_id
  WHERE session.token_hash = $1 AND session.ended_at IS NULL AND session.created_at >= $2 AND session.active_at >= $3
    AND account.disabled_at IS NULL`;

/** Sessions and one-time sign-in links; of both only hashes are kept. */
@Injectable()
export class Sessions {
  private readonly together = new CoalescedRead();

  constructor(
    private readonly database: DataSource,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    @InjectRepository(SignInLinkEntity) private readonly signInLinks: Repository<SignInLinkEntity>,
    private readonly clock: Clock,
  ) {}

  /** Opens a session. @returns its token, for the cookie */
  async open(account: AccountEntity, from: Pick<SessionEntity, 'address' | 'device' | 'steppedUpAt'>): Promise<string> {
    const token = newToken();
    const now = this.clock.now();
    const session = { account, tokenHash: hashToken(token), createdAt: now, activeAt: now, ...from };
    await this.sessions.insert(session);
    return token;
  }

  /** Whose session it is, when it is neither ended, idle for 30 minutes, older than 12 hours, nor of a disabled account. */
  async user(token: string, counts: boolean): Promise<User | undefined> {
    const tokenHash = hashToken(token);
    // a console asks for all that it shows at once
    const found = await this.together.ask(tokenHash.toString('base64'), () => this.find(tokenHash));
    if (!found) return undefined;
    const now = this.clock.now();
    const { session, activeAt, ...user } = found;
    if (counts && now.getTime() - activeAt.getTime() > minute)
      await this.sessions.update({ id: session }, { activeAt: now });
    return user;
  }

  private async find(tokenHash: Buffer): Promise<Found | undefined> {
    const now = this.clock.now().getTime();
    const [since, ago] = [new Date(now - longest), new Date(now - idle)];
    return (await preparedQuery<Found>(this.database, openSession, [tokenHash, since, ago]))[0];
  }

  /** Whether it was opened so lately that whoever has it has just proved who they are. */
  isFresh(token: string): Promise<boolean> {
    const createdAt = MoreThan(new Date(this.clock.now().getTime() - fresh));
    return this.sessions.existsBy({ tokenHash: hashToken(token), createdAt });
  }

  /** When the password or code was last given in an open session, and with what it is given again; undefined when it is over. */
  async proofOf(token: string): Promise<SessionProof | undefined> {
    const session = await this.sessions.findOne({
      where: { tokenHash: hashToken(token), endedAt: IsNull() },
      relations: { account: true },
    });
    if (!session) return undefined;
    const { secondFactorAt, passwordHash } = session.account;
    const hasSecondFactor = secondFactorAt !== null;
    const factor = hasSecondFactor ? 'code' : passwordHash !== null ? 'password' : null;
    return { at: session.steppedUpAt, hasSecondFactor, factor };
  }

  /** Notes that the password or code was given in a session. */
  async stepUp(token: string): Promise<void> {
    await this.sessions.update({ tokenHash: hashToken(token) }, { steppedUpAt: this.clock.now() });
  }

  /** Those of an account that are open, the one used last first. */
  async openOf(accountId: string): Promise<SessionEntity[]> {
    const now = this.clock.now().getTime();
    return this.sessions.find({
      where: {
        account: { id: accountId },
        endedAt: IsNull(),
        activeAt: MoreThan(new Date(now - idle)),
        createdAt: MoreThan(new Date(now - longest)),
      },
      order: { activeAt: 'DESC', id: 'ASC' },
    });
  }

  /** @returns whose it was; undefined when there was none */
  async end(token: string): Promise<AccountEntity | undefined> {
    const where = { tokenHash: hashToken(token), endedAt: IsNull() };
    const session = await this.sessions.findOne({ where, relations: { account: true } });
    const { affected } = await this.sessions.update(where, { endedAt: this.clock.now() });
    return affected === 1 ? session?.account : undefined;
  }

  /** Ends one of an account. @returns whether it was open */
  async endOne(id: string, accountId: string): Promise<boolean> {
    const where = { id, account: { id: accountId }, endedAt: IsNull() };
    const { affected } = await this.sessions.update(where, { endedAt: this.clock.now() });
    return affected === 1;
  }

  /** Ends all of an account, but the one of `kept`. @returns how many */
  async endAll(accountId: string, kept?: string, em: EntityManager = this.database.manager): Promise<number> {
    const but = kept === undefined ? {} : { tokenHash: Not(hashToken(kept)) };
    const where = { account: { id: accountId }, endedAt: IsNull(), ...but };
    return (await em.update(SessionEntity, where, { endedAt: this.clock.now() })).affected ?? 0;
  }

  /** Makes a link's token that signs somebody in once within a day. Links made before end. */
  async createLink(account: AccountEntity): Promise<string> {
    const token = newToken();
    const now = this.clock.now();
    await this.signInLinks.update({ usedAt: IsNull() }, { usedAt: now });
    await this.signInLinks.insert({
      tokenHash: hashToken(token),
      account,
      expiresAt: new Date(now.getTime() + linkLifetime),
    });
    return token;
  }

  /** Uses a link up. @returns undefined when it is unknown, used or expired */
  async useLink(token: string): Promise<AccountEntity | undefined> {
    const now = this.clock.now();
    const tokenHash = hashToken(token);
    const used = await this.database
      .createQueryBuilder()
      .update(SignInLinkEntity)
      .set({ usedAt: now })
      .where('token_hash = :tokenHash AND used_at IS NULL AND expires_at > :now', { tokenHash, now })
      .execute();
    if (used.affected !== 1) return undefined;
    const link = await this.signInLinks.findOneOrFail({ where: { tokenHash }, relations: { account: true } });
    return link.account.disabledAt ? undefined : link.account;
  }
}
