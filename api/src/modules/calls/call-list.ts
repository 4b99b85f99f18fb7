import { Injectable } from '@nestjs/common';
import type { CallLog } from '@booking/contracts/calls';
import { DataSource, In } from 'typeorm';
import { newestIds } from '../../platform/database/newest-ids.ts';
import { onDays, type NewestFirst } from '../../platform/database/newest-rows.ts';
import { Env } from '../../platform/env/env.ts';
import type { Cursor } from '../../platform/http/page-link.ts';
import { whereFits, wordsOfCall, type CallFilter } from './call-filter.ts';
import { toCallLog } from './call-log.ts';
import { CallEntity } from './call.entity.ts';

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
    const ids = await this.ids(filter, limit + 1, after);
    const calls = this.database.getRepository(CallEntity);
    const found = await calls.find({
      where: { id: In(ids.slice(0, limit)) },
      order: { startedAt: 'DESC', id: 'DESC' },
    });
    const last = found.at(-1);
    // one may have been erased meanwhile, which does not end the list
    const next = ids.length > limit && last ? { at: last.startedAt, id: last.id } : undefined;
    return { calls: found.map(toCallLog), next };
  }

  /** All pages of a filter, one after the other. */
  async *pages(filter: CallFilter): AsyncIterable<CallLog[]> {
    let after: Cursor | undefined;
    do {
      const { calls, next } = await this.page(filter, 500, after);
      yield calls;
      after = next;
    } while (after);
  }

  private ids(filter: CallFilter, limit: number, after: Cursor | undefined): Promise<string[]> {
    const list: NewestFirst<CallEntity> = {
      entity: CallEntity,
      name: 'call',
      at: 'startedAt',
      mode: filter.mode,
      after,
      within: (calls) => onDays(calls, 'call.startedAt', filter, this.env.settings.HOTEL_TIME_ZONE),
      fits: (calls) => whereFits(calls, filter),
    };
    const words = filter.q ? wordsOfCall(filter.q) : undefined;
    return newestIds(this.database, list, limit, words);
  }
}
