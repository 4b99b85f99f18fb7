import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import { findNewestIds } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import { findSortedIds, inOrderOf } from '../../../platform/database/keyset-search/sorted-ids.query.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { pageOf, type Cursor, type SortValue } from '../../../platform/http/lists/page-link.mapper.ts';
import { callWordsCondition, listOfCalls, type CallFilter } from './call-filter.repository.ts';
import type { CallRow } from './call-log.mapper.ts';
import { cursorOfCall, newestCalls, sortedColumns, type CallSort } from './call-sort.rule.ts';

/** A page of the call log, and where the next page starts. */
export type CallListPage = { rows: CallRow[]; next: Cursor<SortValue> | undefined };

/** Calls that match a filter, in an order. @param isRead see `CallSorts` */
export type CallList = { filter: CallFilter; sort: CallSort; isRead: boolean };

const columns = `id, kind, caller_number AS "callerNumber", caller_name AS "callerName", outcome,
  started_at AS "startedAt", transcript, notes, duration_ms AS "durationMs", cost_usd::float8 AS "costUsd",
  ended_reason AS "endedReason", transcript_deleted_at AS "transcriptDeletedAt", assistant_name AS "assistantName", summary`;
const order = 'ORDER BY started_at DESC, id DESC';
const callsByIds = `SELECT ${columns} FROM call WHERE id = ANY ($1)`;

/** One statement per page length: PostgreSQL plans well for a limit that it knows. */
const newestRows = (limit: number, hasCursor: boolean): string =>
  `SELECT ${columns} FROM call WHERE mode = $1 ${hasCursor ? 'AND (started_at, id) < ($2, $3) ' : ''}${order} LIMIT ${limit}`;

const isEverything = ({ filter: { mode: _, ...rest }, sort }: CallList): boolean =>
  sort.column === 'timestamp' &&
  sort.direction === 'DESC' &&
  Object.values(rest).every((value) => value === undefined || value === false);

/** Calls, as fast where few of them match as where many do: docs/adr/0012-lists-at-a-million-rows.md. */
@Injectable()
export class CallListRepository {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  /** One page of a list. */
  async findPage(list: CallList, limit: number, after?: Cursor<SortValue>): Promise<CallListPage> {
    if (isEverything(list)) return this.findUnfilteredPage(list.filter.mode, limit, after);
    const ids = await this.findIds(list, limit + 1, after);
    const found = await preparedQuery<CallRow>(this.database, callsByIds, [ids.slice(0, limit)]);
    const rows = inOrderOf(ids, found, ({ id }) => id);
    const last = rows.at(-1);
    // a call may have been erased since its id was read, so the number of ids decides whether there is more
    const next = ids.length > limit && last ? cursorOfCall(last, list.sort) : undefined;
    return { rows, next };
  }

  /** The page that every visit begins with: without a filter, its rows are the first of an index. */
  private async findUnfilteredPage(
    mode: Mode,
    limit: number,
    after: Cursor<SortValue> | undefined,
  ): Promise<CallListPage> {
    const position = after ? [after.at, after.id] : [];
    const sql = newestRows(limit + 1, after !== undefined);
    const found = await preparedQuery<CallRow>(this.database, sql, [mode, ...position]);
    return pageOf<CallRow, SortValue>(found, limit, (call) => cursorOfCall(call, newestCalls));
  }

  private findIds(
    { filter, sort: { column, direction }, isRead }: CallList,
    limit: number,
    after: Cursor<SortValue> | undefined,
  ): Promise<string[]> {
    const list = {
      ...listOfCalls(filter, this.env.settings.HOTEL_TIME_ZONE),
      at: sortedColumns[column],
      direction,
      after,
    };
    if (column !== 'timestamp') return findSortedIds(this.database, list, limit, { isRead, isNullable: true });
    return findNewestIds(this.database, list, limit, filter.q ? callWordsCondition(filter.q) : undefined);
  }
}
