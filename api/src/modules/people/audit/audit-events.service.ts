import { Injectable } from '@nestjs/common';
import type { AuditEvent, AuditFilter } from '@booking/contracts/audit';
import type { RowCount } from '@booking/contracts/row-count';
import { Env } from '../../../platform/env/env.service.ts';
import { eachPage, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { toAuditEvent } from './audit-event.mapper.ts';
import { AuditEventRepository, type AuditSort } from './audit-event.repository.ts';
import { AuditLog } from './audit-log.service.ts';

type Page = { events: AuditEvent[]; next: Cursor | undefined };

/** What the audit log holds. */
@Injectable()
export class AuditEvents {
  constructor(
    private readonly events: AuditEventRepository,
    private readonly log: AuditLog,
    private readonly env: Env,
  ) {}

  async page(filter: AuditFilter, sort: AuditSort, limit: number, after?: Cursor): Promise<Page> {
    const { rows, next } = await this.events.page(filter, this.env.settings.HOTEL_TIME_ZONE, sort, limit, after);
    return { events: (await this.log.openFacts(rows)).map(toAuditEvent), next };
  }

  count(filter: AuditFilter): Promise<RowCount> {
    return this.events.count(filter, this.env.settings.HOTEL_TIME_ZONE);
  }

  /** All pages of a filter, one after the other. */
  async *pages(filter: AuditFilter, sort: AuditSort): AsyncIterable<AuditEvent[]> {
    const pages = eachPage<Date, Page>((limit, after) => this.page(filter, sort, limit, after));
    for await (const { events } of pages) yield events;
  }

  async choices(): Promise<{ actors: string[]; actions: string[]; types: string[] }> {
    const [actors, actions, types] = await Promise.all([
      this.events.listValues('actor_email'),
      this.events.listValues('action'),
      this.events.listValues('subject_type'),
    ]);
    return { actors, actions, types };
  }
}
