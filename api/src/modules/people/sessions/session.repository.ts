import { Injectable } from '@nestjs/common';
import type { User } from '@booking/contracts/session';
import { DataSource, IsNull, MoreThan, Not, type Repository } from 'typeorm';
import { CoalescedRead } from '../../../platform/database/coalesced-read.service.ts';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { SessionEntity } from './session.entity.ts';

export type NewSession = Pick<
  SessionEntity,
  'account' | 'tokenHash' | 'createdAt' | 'activeAt' | 'address' | 'device' | 'steppedUpAt'
>;
export type UserOfSession = User & { session: string; activeAt: Date };
/** A session that began or was used before is over. */
type Since = { createdAt: Date; activeAt: Date };

/** Asked with every request of staff, and never remembered: who is disabled or signed out elsewhere is out at once. */
const openSession = `
  SELECT account.id, account.name, account.email, account.role, session.id AS session, session.active_at AS "activeAt"
  FROM session JOIN account ON account.id = session.account_id
  WHERE session.token_hash = $1 AND session.ended_at IS NULL AND session.created_at >= $2 AND session.active_at >= $3
    AND account.disabled_at IS NULL`;

/** Sessions, each by the hash of its token. */
@Injectable()
export class SessionRepository {
  private readonly reads = new CoalescedRead();

  constructor(private readonly database: DataSource) {}

  async insert(session: NewSession): Promise<void> {
    await this.sessions().insert(session);
  }

  /** A console asks for all that it shows at once, so its requests share a query. */
  findUser(tokenHash: Buffer, since: () => Since): Promise<UserOfSession | undefined> {
    return this.reads.read(tokenHash.toString('base64'), async () => {
      // a shared read must not begin with the times of an earlier reader
      const { createdAt, activeAt } = since();
      const values = [tokenHash, createdAt, activeAt];
      const [found] = await preparedQuery<UserOfSession>(this.database, openSession, values);
      return found;
    });
  }

  /** With its account. */
  findNotEnded(tokenHash: Buffer): Promise<SessionEntity | null> {
    return this.sessions().findOne({ where: { tokenHash, endedAt: IsNull() }, relations: { account: true } });
  }

  wasCreatedSince(tokenHash: Buffer, moment: Date): Promise<boolean> {
    return this.sessions().existsBy({ tokenHash, createdAt: MoreThan(moment) });
  }

  /** Those of an account that are open, the one used last first. */
  listOpen(accountId: string, since: Since): Promise<SessionEntity[]> {
    return this.sessions().find({
      where: {
        account: { id: accountId },
        endedAt: IsNull(),
        activeAt: MoreThan(since.activeAt),
        createdAt: MoreThan(since.createdAt),
      },
      order: { activeAt: 'DESC', id: 'ASC' },
    });
  }

  /** When accounts were used last, by their ids. */
  async lastActivity(accountIds: readonly string[], transaction?: Transaction): Promise<Map<string, Date>> {
    const rows = await (transaction ?? this.database.manager).query<{ id: string; at: Date }[]>(
      'SELECT account_id AS id, max(active_at) AS at FROM session WHERE account_id = ANY($1) GROUP BY account_id',
      [accountIds],
    );
    return new Map(rows.map(({ id, at }) => [id, at]));
  }

  async setActive(id: string, activeAt: Date): Promise<void> {
    await this.sessions().update({ id }, { activeAt });
  }

  async setSteppedUp(tokenHash: Buffer, steppedUpAt: Date): Promise<void> {
    await this.sessions().update({ tokenHash }, { steppedUpAt });
  }

  /** @returns whether it was open */
  async end(tokenHash: Buffer, endedAt: Date): Promise<boolean> {
    const { affected } = await this.sessions().update({ tokenHash, endedAt: IsNull() }, { endedAt });
    return affected === 1;
  }

  /** Ends one of an account. @returns whether it was open */
  async endOfAccount(id: string, accountId: string, endedAt: Date): Promise<boolean> {
    const where = { id, account: { id: accountId }, endedAt: IsNull() };
    const { affected } = await this.sessions().update(where, { endedAt });
    return affected === 1;
  }

  /** Ends all of an account, but the one with the hash `kept`. @returns how many */
  async endAll(accountId: string, kept: Buffer | undefined, endedAt: Date, transaction?: Transaction): Promise<number> {
    const where = { account: { id: accountId }, endedAt: IsNull(), ...(kept && { tokenHash: Not(kept) }) };
    const { affected } = await this.sessions(transaction).update(where, { endedAt });
    return affected ?? 0;
  }

  private sessions(transaction?: Transaction): Repository<SessionEntity> {
    return (transaction ?? this.database.manager).getRepository(SessionEntity);
  }
}
