import { Injectable } from '@nestjs/common';
import type { AuditEvent, AuditFilter } from '@booking/contracts/audit';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository, type SelectQueryBuilder } from 'typeorm';
import { whereOnDays } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { hasEveryWord, hasWordIn } from '../../../platform/database/keyset-search/word-condition.query.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { eachPage, pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { AuditEventEntity } from './audit-event.entity.ts';
import { AuditLog } from './audit-log.service.ts';

/** An event as the console shows it. */
const toAuditEvent = ({ at, actorKind, actorEmail, ...row }: AuditEventEntity): AuditEvent => {
  const { id, action, subjectType: type, subjectId, subjectLabel, detail, before, after, requestId, address } = row;
  return {
    id,
    at: at.toISOString(),
    actor: { kind: actorKind, name: actorEmail },
    action,
    subject: type === null ? null : { type, id: subjectId, label: subjectLabel },
    ...{ detail, before, after, requestId, address },
  };
};

/** Steps from one value to the next by its index, whatever the number of events that have it. */
const eachOnce = (column: string): string => `
  WITH RECURSIVE each AS (
    (SELECT min(${column}) AS value FROM audit_event)
    UNION ALL
    SELECT (SELECT min(${column}) FROM audit_event WHERE ${column} > each.value) FROM each WHERE each.value IS NOT NULL
  )
  SELECT value FROM each WHERE value IS NOT NULL`;

/** What the audit log holds, newest first. */
@Injectable()
export class AuditEvents {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(AuditEventEntity) private readonly auditEvents: Repository<AuditEventEntity>,
    private readonly log: AuditLog,
    private readonly env: Env,
  ) {}

  async page(
    filter: AuditFilter,
    limit: number,
    after?: Cursor,
  ): Promise<{ events: AuditEvent[]; next: Cursor | undefined }> {
    const query = this.fitting(filter)
      .orderBy('event.at', 'DESC')
      .addOrderBy('event.id', 'DESC')
      .limit(limit + 1);
    if (after) query.andWhere('(event.at, event.id) < (:at, :id)', after);
    const { rows, next } = pageOf(await query.getMany(), limit, ({ at, id }) => ({ at, id }));
    return { events: (await this.log.opened(rows)).map(toAuditEvent), next };
  }

  /** All pages of a filter, one after the other. */
  async *pages(filter: AuditFilter): AsyncIterable<AuditEvent[]> {
    const pages = eachPage((limit, after) => this.page(filter, limit, after));
    for await (const { events } of pages) yield events;
  }

  async choices(): Promise<{ actors: string[]; actions: string[]; types: string[] }> {
    const [actors, actions, types] = await Promise.all(
      ['actor_email', 'action', 'subject_type'].map(async (column) =>
        (await this.database.query<{ value: string }[]>(eachOnce(column))).map(({ value }) => value),
      ),
    );
    return { actors: actors!, actions: actions!, types: types! };
  }

  private fitting({ q, actor, action, type, subject, ...days }: AuditFilter): SelectQueryBuilder<AuditEventEntity> {
    const query = this.auditEvents.createQueryBuilder('event');
    if (actor) query.andWhere('event.actorEmail = :actor', { actor });
    if (action) query.andWhere('event.action = :action', { action });
    if (type) query.andWhere('event.subjectType = :type', { type });
    if (subject) query.andWhere('event.subjectId = :subject', { subject });
    whereOnDays(query, 'event.at', days, this.env.settings.HOTEL_TIME_ZONE);
    if (q) {
      const { condition, parameters } = hasEveryWord(q.split(/\s+/), hasWordIn('event.words', 'lower'));
      query.andWhere(condition, parameters);
    }
    return query;
  }
}
