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
import { readCallSort } from './call-sort.rule.ts';
import { CallsService } from './calls.service.ts';

type ExportQuery = InputOf<typeof callEndpoints.export>['query'];

async function* callsOf(pages: AsyncIterable<{ calls: CallLog[] }>): AsyncIterable<CallLog[]> {
  for await (const { calls } of pages) yield calls;
}

/** Writes the call log to a file. */
@Injectable()
export class CallExportService {
  constructor(
    private readonly calls: CallsService,
    private readonly modes: ModeService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Every call that matches a filter, in the order that is asked for, read page by page while the file is sent; the audit log records who exported what. */
  async export(
    { format, mode: wanted, sort, ...filter }: ExportQuery,
    by: User,
  ): Promise<{ name: string; content: Readable }> {
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    const mode = wanted ?? (await this.modes.current());
    const found = await this.calls.pages({ ...filter, mode }, readCallSort(sort, filter));
    const about = { by, what: 'calls', mode, format, filter: { ...filter, ...(sort && { sort }) } };
    const pages = await this.audit.export(about, callsOf(found));
    const name = `call-logs-${mode}-${hotelDate(this.clock.now(), zone)}`;
    return { name, content: toCallFile(format, pages, zone) };
  }
}
