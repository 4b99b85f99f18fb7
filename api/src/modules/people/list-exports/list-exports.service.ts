import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { User } from '@booking/contracts/session';
import { formatHotelTime, hotelDate } from '@booking/hotel/hotel-time';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { fileHeaders, tableFile, type Column } from '../../../platform/http/lists/table-file.mapper.ts';
import { AuditLog } from '../audit/audit-log.service.ts';

/** Who exports what. @param what names the events in the audit log  @param name the file begins with it  @param filter what was asked for */
export type ListExport = {
  by: User;
  what: 'extensions' | 'reservations' | 'precheckins' | 'webhooks';
  name: string;
  mode?: Mode;
  format: 'csv' | 'json';
  filter: Record<string, string | undefined>;
};

/** The columns of a file. @param time how a time stands in it: by the hotel's clock */
export type FileColumns<Row> = (time: (iso: string) => string) => readonly Column<Row>[];

/** Sends lists as files, page by page; the audit log records each. */
@Injectable()
export class ListExports {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async send<Row>(
    reply: FastifyReply,
    { by, what, name, mode, format, filter }: ListExport,
    found: AsyncIterable<Row[]>,
    columns: FileColumns<Row>,
  ): Promise<void> {
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
    const pages = await this.audit.export({ by, what, ...(mode && { mode }), format, filter: asked }, found);
    const file = tableFile(
      format,
      pages,
      columns((iso) => formatHotelTime(new Date(iso), zone)),
    );
    const parts = [name, mode, hotelDate(this.clock.now(), zone)].filter((part) => part !== undefined);
    await reply.headers(fileHeaders(parts.join('-'), format)).send(file);
  }
}
