import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { PrecheckinStep } from '@booking/contracts/precheckins';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, Repository } from 'typeorm';
import { findNewestIds, type WordCondition } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import type { NewestFirst } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { hasEveryWord, hasWordIn } from '../../../platform/database/keyset-search/word-condition.query.ts';
import { lastPhoneDigits } from '../../../platform/database/keyset-search/phone-digits.rule.ts';
import type { Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';

export type PrecheckinFilter = {
  step?: PrecheckinStep | undefined;
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

  /** Newest first. */
  async list(mode: Mode, limit: number, filter: PrecheckinFilter, after?: Cursor): Promise<PrecheckinEntity[]> {
    const { step, arrivesFrom, arrivesTo, q } = filter;
    const list: NewestFirst<PrecheckinEntity> = {
      entity: PrecheckinEntity,
      name: 'precheckin',
      at: 'sentAt',
      mode,
      after,
      fits: (rows) => {
        if (step) rows.andWhere('precheckin.step = :step', { step });
        if (arrivesFrom) rows.andWhere('precheckin.startDate >= :arrivesFrom', { arrivesFrom });
        if (arrivesTo) rows.andWhere('precheckin.startDate <= :arrivesTo', { arrivesTo });
      },
    };
    const ids = await findNewestIds(this.database, list, limit, q ? wordsOfPrecheckin(q) : undefined);
    return this.precheckins.find({ where: { id: In(ids) }, order: { sentAt: 'DESC', id: 'DESC' } });
  }
}
