import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { callEndpoints, CallLog } from '@booking/contracts/calls';
import type { InputOf } from '@booking/contracts/endpoint';
import type { User } from '@booking/contracts/session';
import { hotelDate } from '@booking/hotel/hotel-time';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { toCallFile } from './call-export.mapper.ts';
import type { CallFilter } from './call-filter.repository.ts';
import { CallListRepository } from './call-list.repository.ts';
import { toCallLog } from './call-log.mapper.ts';

type ExportQuery = InputOf<typeof callEndpoints.export>['query'];

/** Writes the call log to a file. */
@Injectable()
export class CallExportService {
  constructor(
    private readonly lists: CallListRepository,
    private readonly modes: ModeService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Every call that matches a filter, read page by page while the file is sent; the audit log records who exported what. */
  async export(
    { format, mode: wanted, ...filter }: ExportQuery,
    by: User,
  ): Promise<{ name: string; content: Readable }> {
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    const mode = wanted ?? (await this.modes.current());
    const pages = await this.audit.export({ by, what: 'calls', mode, format, filter }, this.pages({ ...filter, mode }));
    const name = `call-logs-${mode}-${hotelDate(this.clock.now(), zone)}`;
    return { name, content: toCallFile(format, pages, zone) };
  }

  private async *pages(filter: CallFilter): AsyncIterable<CallLog[]> {
    for await (const { rows } of this.lists.pages(filter)) yield rows.map(toCallLog);
  }
}
