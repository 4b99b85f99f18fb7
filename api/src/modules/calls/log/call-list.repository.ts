import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import { findNewestIds } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import { whereOnDays, type NewestFirst } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { eachPage, pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { applyCallFilter, callWordsCondition, type CallFilter } from './call-filter.repository.ts';
import type { CallRow } from './call-log.mapper.ts';
import { CallEntity } from './call.entity.ts';

/** A page of the call log, and where the next page starts. */
export type CallListPage = { rows: CallRow[]; next: Cursor | undefined };

const columns = `id, kind, caller_number AS "callerNumber", caller_name AS "callerName", outcome,
  started_at AS "startedAt", transcript, notes, duration_ms AS "durationMs", cost_usd::float8 AS "costUsd",
  ended_reason AS "endedReason", transcript_deleted_at AS "transcriptDeletedAt"`;
const order = 'ORDER BY started_at DESC, id DESC';
const callsByIds = `SELECT ${columns} FROM call WHERE id = ANY ($1) ${order}`;

/** One statement per page length: PostgreSQL plans well for a limit that it knows. */
const newestCalls = (limit: number, hasCursor: boolean): string =>
  `SELECT ${columns} FROM call WHERE mode = $1 ${hasCursor ? 'AND (started_at, id) < ($2, $3) ' : ''}${order} LIMIT ${limit}`;

const isUnfiltered = ({ mode: _, ...rest }: CallFilter): boolean =>
  Object.values(rest).every((value) => value === undefined || value === false);

/** Calls, newest first, as fast where few of them match as where many do: docs/adr/0012-lists-at-a-million-rows.md. */
@Injectable()
export class CallListRepository {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  /** One page of the calls that match a filter. */
  async findPage(filter: CallFilter, limit: number, after?: Cursor): Promise<CallListPage> {
    if (isUnfiltered(filter)) return this.findUnfilteredPage(filter.mode, limit, after);
    const ids = await this.findIds(filter, limit + 1, after);
    const rows = await preparedQuery<CallRow>(this.database, callsByIds, [ids.slice(0, limit)]);
    const last = rows.at(-1);
    // a call may have been erased since its id was read, so the number of ids decides whether there is more
    const next = ids.length > limit && last ? { at: last.startedAt, id: last.id } : undefined;
    return { rows, next };
  }

  /** All pages of the calls that match a filter, one after the other. */
  pages(filter: CallFilter): AsyncIterable<CallListPage> {
    return eachPage((limit, after) => this.findPage(filter, limit, after));
  }

  /** The page that every visit begins with: without a filter, its rows are the first of an index. */
  private async findUnfilteredPage(mode: Mode, limit: number, after: Cursor | undefined): Promise<CallListPage> {
    const position = after ? [after.at, after.id] : [];
    const sql = newestCalls(limit + 1, after !== undefined);
    const found = await preparedQuery<CallRow>(this.database, sql, [mode, ...position]);
    return pageOf(found, limit, ({ startedAt: at, id }) => ({ at, id }));
  }

  private findIds(filter: CallFilter, limit: number, after: Cursor | undefined): Promise<string[]> {
    const list: NewestFirst<CallEntity> = {
      entity: CallEntity,
      name: 'call',
      at: 'startedAt',
      mode: filter.mode,
      after,
      within: (calls) => whereOnDays(calls, 'call.startedAt', filter, this.env.settings.HOTEL_TIME_ZONE),
      fits: (calls) => applyCallFilter(calls, filter),
    };
    const words = filter.q ? callWordsCondition(filter.q) : undefined;
    return findNewestIds(this.database, list, limit, words);
  }
}
