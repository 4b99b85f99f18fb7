import { Injectable } from '@nestjs/common';
import type { RowCount } from '@booking/contracts/row-count';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, LessThan, MoreThan, Repository } from 'typeorm';
import { entityColumns } from '../database/entity-columns.query.ts';
import { countRowsOf } from '../database/keyset-search/row-count.query.ts';
import { preparedQuery, preparedQueryIn } from '../database/prepared.query.ts';
import type { Transaction } from '../database/transactions.service.ts';
import type { Sort } from '../http/lists/sort.rule.ts';
import { InboundEventEntity } from './inbound-event.entity.ts';

/** An event as it is stored: its contents as JSON, and what it is about by its hash. */
export type StoredArrival = Pick<InboundEventEntity, 'provider' | 'eventKey' | 'kind' | 'mode'> & {
  payload: string;
  subject: string | undefined;
};

export type EventFilter = { provider?: string | undefined; status?: InboundEventEntity['status'] | undefined };
/** They arrived in the order of their ids. */
export type EventSort = Sort<'receivedAt'>;

/** Of an erased subject only that something came is stored, and it is done at once. Returns the events that were not here yet. */
const storeEvents = `
  INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, processed_at)
  SELECT provider, "eventKey", kind, mode, CASE WHEN is_erased THEN '{}' ELSE payload::jsonb END,
         CASE WHEN is_erased THEN 'done' ELSE 'pending' END, CASE WHEN is_erased THEN $2::timestamptz END
  FROM (
    SELECT arrival.*, EXISTS (SELECT FROM erased_subject WHERE hash = subject) AS is_erased
    FROM jsonb_to_recordset($1) AS arrival (
      provider text, "eventKey" text, kind text, mode text, payload text, subject text
    )
  ) AS arrival
  WHERE NOT EXISTS (SELECT FROM seen_event AS seen WHERE seen.provider = arrival.provider AND seen.event_key = "eventKey")
  ON CONFLICT (provider, event_key) DO NOTHING RETURNING id::text, status`;

@Injectable()
export class InboundEventsRepository {
  private columns: string | undefined;

  constructor(
    private readonly database: DataSource,
    @InjectRepository(InboundEventEntity) private readonly events: Repository<InboundEventEntity>,
  ) {}

  /** @returns the ids of those that are new and still to be processed */
  async store(arrivals: readonly StoredArrival[], now: Date, transaction: Transaction): Promise<string[]> {
    const values = [JSON.stringify(arrivals), now];
    const stored = await preparedQueryIn<Pick<InboundEventEntity, 'id' | 'status'>>(transaction, storeEvents, values);
    return stored.filter(({ status }) => status === 'pending').map(({ id }) => id);
  }

  async get(id: string): Promise<InboundEventEntity | undefined> {
    this.columns ??= entityColumns(this.database, InboundEventEntity);
    const sql = `SELECT ${this.columns} FROM inbound_event WHERE id = $1`;
    return (await preparedQuery<InboundEventEntity>(this.database, sql, [id]))[0];
  }

  /** Events that a filter leaves, without their contents. @param after the id of the last one that is known */
  list(
    limit: number,
    { provider, status }: EventFilter,
    { direction }: EventSort,
    after?: string,
  ): Promise<Omit<InboundEventEntity, 'payload'>[]> {
    const isAfter = direction === 'ASC' ? MoreThan : LessThan;
    return this.events.find({
      select: { id: true, provider: true, kind: true, status: true, attempts: true, lastError: true, receivedAt: true },
      where: { ...(provider && { provider }), ...(status && { status }), ...(after && { id: isAfter(after) }) },
      order: { id: direction },
      take: limit,
    });
  }

  /** As staff are told. */
  count({ provider, status }: EventFilter): Promise<RowCount> {
    const query = this.events.createQueryBuilder('event').select('event.id', 'id');
    if (provider) query.andWhere('event.provider = :provider', { provider });
    if (status) query.andWhere('event.status = :status', { status });
    return countRowsOf(this.database, query);
  }

  /** Events that wait, since when the oldest does, and those that were given up. */
  async countOpen(): Promise<{ pending: number; oldestAt: Date | null; dead: number }> {
    const [row] = await this.database.query<{ pending: number; oldestAt: Date | null; dead: number }[]>(
      `SELECT count(*)::int AS pending, min(received_at) AS "oldestAt",
              (SELECT count(*)::int FROM inbound_event WHERE status = 'dead') AS dead
       FROM inbound_event WHERE status = 'pending'`,
    );
    return row!;
  }

  /** The ids of the events that are still to be processed, oldest first. */
  async listPending(): Promise<string[]> {
    const pending = await this.events.find({
      select: { id: true },
      where: { status: 'pending' },
      order: { id: 'ASC' },
    });
    return pending.map(({ id }) => id);
  }

  /** Begins with an event anew. @returns what it was before; null where there is none */
  async reset(id: string, transaction: Transaction): Promise<InboundEventEntity | null> {
    const event = await transaction.findOneBy(InboundEventEntity, { id });
    if (event)
      await transaction.update(InboundEventEntity, { id }, { status: 'pending', attempts: 0, lastError: null });
    return event;
  }

  async markDone(id: string, now: Date): Promise<void> {
    const sql = `UPDATE inbound_event SET status = 'done', processed_at = $2, last_error = NULL WHERE id = $1`;
    await preparedQuery(this.database, sql, [id, now]);
  }

  /** Counts an attempt. Two workers may have tried at once; that is one attempt. */
  async saveAttempt(
    { id, attempts }: Pick<InboundEventEntity, 'id' | 'attempts'>,
    failed: Pick<InboundEventEntity, 'status' | 'lastError'>,
  ): Promise<void> {
    await this.events.update({ id, attempts }, { attempts: attempts + 1, ...failed });
  }
}
