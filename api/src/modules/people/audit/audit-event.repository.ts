import { Injectable } from '@nestjs/common';
import type { AuditFilter } from '@booking/contracts/audit';
import type { RowCount } from '@booking/contracts/row-count';
import { DataSource, type Repository } from 'typeorm';
import { findNewestIds, type WordCondition } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import { whereOnDays, type NewestFirst } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { countRows } from '../../../platform/database/keyset-search/row-count.query.ts';
import { inOrderOf } from '../../../platform/database/keyset-search/sorted-ids.query.ts';
import { hasEveryWord, hasWordIn } from '../../../platform/database/keyset-search/word-condition.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import type { Sort } from '../../../platform/http/lists/sort.rule.ts';
import { AuditEventEntity } from './audit-event.entity.ts';
import { keptDaysAt } from './kept-days.repository.ts';

export type AuditSort = Sort<'at'>;

/** What was taken out of the log, and where its chain went on. */
type Forgotten = { removed: number; upto: number; uptoHash: string };

/** Steps from one value to the next by its index, whatever the number of events that have it. */
const eachOnce = (column: string): string => `
  WITH RECURSIVE each AS (
    (SELECT min(${column}) AS value FROM audit_event)
    UNION ALL
    SELECT (SELECT min(${column}) FROM audit_event WHERE ${column} > each.value) FROM each WHERE each.value IS NOT NULL
  )
  SELECT value FROM each WHERE value IS NOT NULL`;

const wordsOf = ({ q }: AuditFilter): WordCondition | undefined =>
  q ? hasEveryWord(q.split(/\s+/), hasWordIn('event.words', 'lower')) : undefined;

/** @param timeZone of the days of the filter */
const newestOf = (
  { actor, action, type, subject, ...days }: AuditFilter,
  timeZone: string,
): NewestFirst<AuditEventEntity> => ({
  ...{ entity: AuditEventEntity, name: 'event', at: 'at' },
  within: (query) => whereOnDays(query, 'event.at', days, timeZone),
  fits: (query) => {
    if (actor) query.andWhere('event.actorEmail = :actor', { actor });
    if (action) query.andWhere('event.action = :action', { action });
    if (type) query.andWhere('event.subjectType = :type', { type });
    if (subject) query.andWhere('event.subjectId = :subject', { subject });
  },
});

@Injectable()
export class AuditEventRepository {
  constructor(private readonly database: DataSource) {}

  /** @returns its id */
  async insert(event: Omit<AuditEventEntity, 'id'>, transaction?: Transaction): Promise<string> {
    const { id } = await this.events(transaction).save(event as AuditEventEntity);
    return id;
  }

  /** @param timeZone of the days of the filter */
  async page(
    filter: AuditFilter,
    timeZone: string,
    { direction }: AuditSort,
    limit: number,
    after?: Cursor,
  ): Promise<{ rows: AuditEventEntity[]; next: Cursor | undefined }> {
    const list = { ...newestOf(filter, timeZone), direction, after };
    const ids = await findNewestIds(this.database, list, limit + 1, wordsOf(filter));
    const found = await this.events().createQueryBuilder('event').where('event.id = ANY(:ids)', { ids }).getMany();
    return pageOf(
      inOrderOf(ids, found, ({ id }) => id),
      limit,
      ({ at, id }) => ({ at, id }),
    );
  }

  /** As staff are told. */
  count(filter: AuditFilter, timeZone: string): Promise<RowCount> {
    return countRows(this.database, newestOf(filter, timeZone), wordsOf(filter));
  }

  /** Those of an action whose detail names this pre-check-in, newest first. */
  listOfPrecheckin(id: string, action: string): Promise<AuditEventEntity[]> {
    return this.events()
      .createQueryBuilder('event')
      .where(`event.detail ->> 'precheckinId' = :id AND event.action = :action`, { id, action })
      .orderBy('event.id', 'DESC')
      .getMany();
  }

  async listValues(column: 'actor_email' | 'action' | 'subject_type'): Promise<string[]> {
    return (await this.database.query<{ value: string }[]>(eachOnce(column))).map(({ value }) => value);
  }

  /** How many days the log was kept at a moment, as it tells itself. */
  keptDays(moment: Date, transaction: Transaction): Promise<number> {
    return keptDaysAt(moment, (sql, values) => transaction.query(sql, values));
  }

  /** The one thing that the database lets go out of the log. @returns undefined when there was nothing */
  async forgetBefore(moment: Date, transaction: Transaction): Promise<Forgotten | undefined> {
    const sql = 'SELECT removed::int, upto::int, upto_hash AS "uptoHash" FROM forget_audit_before($1)';
    const [forgotten] = await transaction.query<Forgotten[]>(sql, [moment]);
    return forgotten;
  }

  private events(transaction?: Transaction): Repository<AuditEventEntity> {
    return (transaction ?? this.database.manager).getRepository(AuditEventEntity);
  }
}
