import { Injectable } from '@nestjs/common';
import type { CallLog } from '@booking/contracts/calls';
import { DataSource, In, type EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { Env } from '../../platform/env/env.ts';
import type { Cursor } from '../../platform/http/page-link.ts';
import { whereAfter, whereFits, wordsFit, type CallFilter } from './call-filter.ts';
import { toCallLog } from './call-log.ts';
import { CallEntity } from './call.entity.ts';

/** So many of the newest calls are read for words at first, which tells how common these are. */
const sample = 600;

/** Beyond so many the index of words is faster, though it has no order. */
const mostRead = 8000;

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

  private async ids(filter: CallFilter, limit: number, after: Cursor | undefined): Promise<string[]> {
    if (!filter.q) return idsOf(this.newest(filter, after, this.database.manager).limit(limit));
    const newest = await this.idsAmong(sample, filter, limit, after);
    if (newest.length === limit) return newest;
    // half as many again, for words come in swarms
    const needed = Math.ceil((1.5 * sample * limit) / newest.length);
    const more = needed <= mostRead ? await this.idsAmong(needed, filter, limit, after) : [];
    return more.length === limit ? more : this.idsByWords(filter, limit, after);
  }

  /** Of the newest calls that fit, those with the words. */
  private idsAmong(count: number, filter: CallFilter, limit: number, after: Cursor | undefined): Promise<string[]> {
    const { manager } = this.database;
    const [condition, parameters] = wordsFit(filter.q!);
    const newest = this.newest(filter, after, manager).addSelect('call.startedAt', 'started_at').limit(count);
    const among = manager
      .createQueryBuilder(CallEntity, 'call')
      .select('call.id', 'id')
      .innerJoin(`(${newest.getQuery()})`, 'newest', 'newest.id = call.id')
      .where(condition)
      .setParameters({ ...newest.getParameters(), ...parameters })
      .orderBy('newest.started_at', 'DESC')
      .addOrderBy('newest.id', 'DESC')
      .limit(limit);
    return idsOf(among);
  }

  /** PostgreSQL guesses how many calls have a word, and reads them all where it guesses too many: so it is left no way to. */
  private idsByWords(filter: CallFilter, limit: number, after: Cursor | undefined): Promise<string[]> {
    return this.database.transaction(async (em) => {
      await em.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off');
      return idsOf(
        this.newest(filter, after, em)
          .andWhere(...wordsFit(filter.q!))
          .limit(limit),
      );
    });
  }

  private newest(filter: CallFilter, after: Cursor | undefined, em: EntityManager): SelectQueryBuilder<CallEntity> {
    const query = em
      .createQueryBuilder(CallEntity, 'call')
      .select('call.id', 'id')
      .orderBy('call.startedAt', 'DESC')
      .addOrderBy('call.id', 'DESC');
    whereFits(query, filter, this.env.settings.HOTEL_TIME_ZONE);
    whereAfter(query, after);
    return query;
  }
}

const idsOf = async (query: SelectQueryBuilder<ObjectLiteral>): Promise<string[]> =>
  (await query.getRawMany<{ id: string }>()).map(({ id }) => id);
