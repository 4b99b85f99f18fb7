import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { PrecheckinStep } from '@booking/contracts/precheckins';
import type { RowCount } from '@booking/contracts/row-count';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, Repository } from 'typeorm';
import { findNewestIds, type WordCondition } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import type { NewestFirst } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { countRows } from '../../../platform/database/keyset-search/row-count.query.ts';
import { findSortedIds, inOrderOf, isShort } from '../../../platform/database/keyset-search/sorted-ids.query.ts';
import { hasEveryWord, hasWordIn } from '../../../platform/database/keyset-search/word-condition.query.ts';
import { lastPhoneDigits } from '../../../platform/database/keyset-search/phone-digits.rule.ts';
import type { Cursor, SortValue } from '../../../platform/http/lists/page-link.mapper.ts';
import { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { sortedColumns, type PrecheckinSort } from './precheckin-sort.rule.ts';

export type PrecheckinFilter = {
  step?: PrecheckinStep | undefined;
  corrections?: 'open' | undefined;
  /** Hotel dates, both included. */
  arrivesFrom?: string | undefined;
  arrivesTo?: string | undefined;
  q?: string | undefined;
};

/** What a pre-check-in is searched by, as it stands in the index precheckin_words. */
const searchedWords = `known_as(precheckin.guest_name || ' ' || precheckin.reservation_id)`;

/** Ten digits and more are the beginning of a reservation number: the word index would also find similar numbers. */
const wordsOfPrecheckin = (q: string): WordCondition =>
  hasEveryWord(q.split(/\s+/), (word, index) =>
    lastPhoneDigits(word)
      ? [`precheckin.reservation_id LIKE :begun${index}`, { [`begun${index}`]: `${word}%` }]
      : hasWordIn(searchedWords)(word, index),
  );

/** Queries of the front desk's list. */
@Injectable()
export class PrecheckinListRepository {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(PrecheckinEntity) private readonly precheckins: Repository<PrecheckinEntity>,
  ) {}

  async list(
    mode: Mode,
    limit: number,
    filter: PrecheckinFilter,
    sort: PrecheckinSort,
    after?: Cursor<SortValue>,
  ): Promise<PrecheckinEntity[]> {
    const ids = await this.findIds(mode, limit, filter, sort, after);
    return inOrderOf(ids, await this.precheckins.find({ where: { id: In(ids) } }), ({ id }) => id);
  }

  /** As staff are told. */
  count(mode: Mode, filter: PrecheckinFilter): Promise<RowCount> {
    return countRows(this.database, this.listOf(mode, filter), filter.q ? wordsOfPrecheckin(filter.q) : undefined);
  }

  private async findIds(
    mode: Mode,
    limit: number,
    { q, ...filter }: PrecheckinFilter,
    { column, direction }: PrecheckinSort,
    after: Cursor<SortValue> | undefined,
  ): Promise<string[]> {
    const list = { ...this.listOf(mode, filter), at: sortedColumns[column], direction, after };
    if (column === 'sentAt') return findNewestIds(this.database, list, limit, q ? wordsOfPrecheckin(q) : undefined);
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    return findSortedIds(this.database, list, limit, { isRead: isFiltered && (await isShort(this.database, list)) });
  }

  private listOf(
    mode: Mode,
    { step, corrections, arrivesFrom, arrivesTo }: PrecheckinFilter,
  ): NewestFirst<PrecheckinEntity> {
    return {
      entity: PrecheckinEntity,
      name: 'precheckin',
      at: 'sentAt',
      mode,
      fits: (rows) => {
        if (step) rows.andWhere('precheckin.step = :step', { step });
        if (corrections) rows.andWhere('precheckin.openCorrections > 0');
        if (arrivesFrom) rows.andWhere('precheckin.startDate >= :arrivesFrom', { arrivesFrom });
        if (arrivesTo) rows.andWhere('precheckin.startDate <= :arrivesTo', { arrivesTo });
      },
    };
  }
}
