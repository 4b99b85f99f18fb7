import { Injectable } from '@nestjs/common';
import type { AuditEvent, AuditFilter } from '@booking/contracts/audit';
import { Env } from '../../../platform/env/env.service.ts';
import { eachPage, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { toAuditEvent } from './audit-event.mapper.ts';
import { AuditEventRepository } from './audit-event.repository.ts';
import { AuditLog } from './audit-log.service.ts';

/** What the audit log holds, newest first. */
@Injectable()
export class AuditEvents {
  constructor(
    private readonly events: AuditEventRepository,
    private readonly log: AuditLog,
    private readonly env: Env,
  ) {}

  async page(
    filter: AuditFilter,
    limit: number,
    after?: Cursor,
  ): Promise<{ events: AuditEvent[]; next: Cursor | undefined }> {
    const { rows, next } = await this.events.page(filter, this.env.settings.HOTEL_TIME_ZONE, limit, after);
    return { events: (await this.log.opened(rows)).map(toAuditEvent), next };
  }

  /** All pages of a filter, one after the other. */
  async *pages(filter: AuditFilter): AsyncIterable<AuditEvent[]> {
    const pages = eachPage((limit, after) => this.page(filter, limit, after));
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
