import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import { isIndexed } from './search-patterns.ts';

/** `patterns` of LIKE that all have to fit what a record is known by; a call, and a payment at Stripe, also by its `id`. */
export type Wanted = { mode: Mode; patterns: readonly string[]; id: string };

export type FoundCall = { id: string; callerNumber: string | null; callerName: string | null; at: Date };
/** Something that was told of a reservation; dates as YYYY-MM-DD. */
export type FoundEvent = {
  reservationId: string;
  guestName: string | null;
  startDate: string | null;
  endDate: string | null;
  at: Date;
};
export type FoundPayment = Omit<FoundEvent, 'reservationId'> & {
  id: string;
  amountCents: number;
  status: string;
  guestPhone: string | null;
  guestEmail: string | null;
  reservationId: string | null;
};

/** `id` is an SQL condition for the parameter after the patterns. */
type Source = { table: string; at: string; knownBy: string; columns: string; id?: (parameter: string) => string };

/** How many of the newest rows of a table are looked through without an index. */
const recent = 2000;

const calls: Source = {
  table: 'call',
  at: 'started_at',
  // as it stands in the index call_known_by
  knownBy: `lower(' ' || coalesce(caller_name, '') || ' ' || caller_digits)`,
  columns: `id, caller_number AS "callerNumber", caller_name AS "callerName"`,
  id: (parameter) => `id = ${parameter}`,
};
const payments: Source = {
  table: 'payment',
  at: 'created_at',
  knownBy: 'known_by',
  columns: `id, amount_cents AS "amountCents", status, reservation_id AS "reservationId", metadata->>'guestName' AS "guestName",
    metadata->>'guestPhone' AS "guestPhone", metadata->>'guestEmail' AS "guestEmail",
    metadata->>'startDate' AS "startDate", metadata->>'endDate' AS "endDate"`,
  id: (parameter) => `stripe_session = ${parameter} OR provider_payment = ${parameter}`,
};
const events: Source = {
  table: 'reservation_event',
  at: 'at',
  knownBy: 'known_by',
  columns: `reservation_id AS "reservationId", guest_name AS "guestName", start_date::text AS "startDate",
    end_date::text AS "endDate"`,
};

/** Looks records up by what people know them by, newest first. */
@Injectable()
export class SearchRepository {
  constructor(private readonly database: DataSource) {}

  calls(wanted: Wanted, limit: number): Promise<FoundCall[]> {
    return this.newest(calls, wanted, limit);
  }

  payments(wanted: Wanted, limit: number): Promise<FoundPayment[]> {
    return this.newest(payments, wanted, limit);
  }

  reservationEvents(wanted: Wanted, limit: number): Promise<FoundEvent[]> {
    return this.newest(events, wanted, limit);
  }

  /**
   * What fits often is found among the newest rows. What does not is rare enough to be fetched whole by the index and then sorted;
   * PostgreSQL, left to choose, may read a million rows backwards for what was common long ago. Without an index the newest rows are
   * all that is looked through.
   */
  private async newest<Row>(
    { table, at, knownBy, columns, id }: Source,
    { mode, patterns, id: wantedId }: Wanted,
    limit: number,
  ): Promise<Row[]> {
    const known = patterns.map((_, index) => `${knownBy} LIKE lower($${index + 2})`).join(' AND ');
    const fits = id ? `(${known} OR ${id(`$${patterns.length + 2}`)})` : `(${known})`;
    const parameters = [mode, ...patterns, ...(id ? [wantedId] : [])];
    const amongNewest = await this.database.query<Row[]>(
      `SELECT ${columns}, ${at} AS at FROM (
         SELECT * FROM ${table} WHERE mode = $1 ORDER BY ${at} DESC, id DESC LIMIT ${recent}
       ) AS newest
       WHERE ${fits} ORDER BY ${at} DESC, id DESC LIMIT ${limit}`,
      parameters,
    );
    if (amongNewest.length === limit || !isIndexed(patterns)) return amongNewest;
    return this.database.query<Row[]>(
      `WITH found AS MATERIALIZED (SELECT ${columns}, ${at} AS at, id AS key FROM ${table} WHERE mode = $1 AND ${fits})
       SELECT * FROM found ORDER BY at DESC, key DESC LIMIT ${limit}`,
      parameters,
    );
  }
}
