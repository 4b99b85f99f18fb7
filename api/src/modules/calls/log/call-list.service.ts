import { Injectable } from '@nestjs/common';
import type { CallLog } from '@booking/contracts/calls';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import { findNewestIds } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import { whereOnDays, type NewestFirst } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { eachPage, pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { applyCallFilter, callWordsCondition, type CallFilter } from './call-filter.repository.ts';
import { callColumns, toCallLog, type CallRow } from './call-log.mapper.ts';
import { CallEntity } from './call.entity.ts';

const order = 'ORDER BY started_at DESC, id DESC';
const callsOfIds = `SELECT ${callColumns} FROM call WHERE id = ANY ($1) ${order}`;

/** A statement for each length of a page that is asked for: PostgreSQL plans well for a length that it knows. */
const newestCalls = (limit: number, isLater: boolean): string =>
  `SELECT ${callColumns} FROM call WHERE mode = $1 ${isLater ? 'AND (started_at, id) < ($2, $3) ' : ''}${order} LIMIT ${limit}`;

const isAll = ({ mode: _, ...rest }: CallFilter): boolean =>
  Object.values(rest).every((value) => value === undefined || value === false);

/** Calls, newest first, as fast where few of them fit as where many do: docs/adr/0012-lists-at-a-million-rows.md. */
@Injectable()
export class CallList {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  /** One page of what a filter leaves, and where the next one starts. */
  async page(
    filter: CallFilter,
    limit: number,
    after?: Cursor,
  ): Promise<{ calls: CallLog[]; next: Cursor | undefined }> {
    if (isAll(filter)) return this.pageOfAll(filter.mode, limit, after);
    const ids = await this.ids(filter, limit + 1, after);
    const found = await preparedQuery<CallRow>(this.database, callsOfIds, [ids.slice(0, limit)]);
    const last = found.at(-1);
    // one may have been erased meanwhile, which does not end the list
    const next = ids.length > limit && last ? { at: last.startedAt, id: last.id } : undefined;
    return { calls: found.map(toCallLog), next };
  }

  /** The page that every visit begins with: where nothing is looked for, rows are read off the index at once. */
  private async pageOfAll(
    mode: Mode,
    limit: number,
    after: Cursor | undefined,
  ): Promise<{ calls: CallLog[]; next: Cursor | undefined }> {
    const place = after ? [after.at, after.id] : [];
    const found = await preparedQuery<CallRow>(this.database, newestCalls(limit + 1, after !== undefined), [
      mode,
      ...place,
    ]);
    const { rows, next } = pageOf(found, limit, ({ startedAt: at, id }) => ({ at, id }));
    return { calls: rows.map(toCallLog), next };
  }

  /** All pages of a filter, one after the other. */
  async *pages(filter: CallFilter): AsyncIterable<CallLog[]> {
    const pages = eachPage((limit, after) => this.page(filter, limit, after));
    for await (const { calls } of pages) yield calls;
  }

  private ids(filter: CallFilter, limit: number, after: Cursor | undefined): Promise<string[]> {
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
