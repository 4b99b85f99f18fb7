import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { ListedPrecheckin, PrecheckinStep } from '@booking/contracts/precheckins';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { findNewestIds, type WordCondition } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import type { NewestFirst } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { lastPhoneDigits } from '../../../platform/database/keyset-search/phone-digits.rule.ts';
import { hasEveryWord, hasWordIn } from '../../../platform/database/keyset-search/word-condition.query.ts';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { toListedPrecheckin } from './listed-precheckin.mapper.ts';

export type PrecheckinFilter = {
  step?: PrecheckinStep | undefined;
  /** Hotel dates, both included. */
  arrivesFrom?: string | undefined;
  arrivesTo?: string | undefined;
  q?: string | undefined;
};

type Page = { precheckins: ListedPrecheckin[]; next: Cursor | undefined };

/** What a pre-check-in is known by, as it stands in the index precheckin_words. */
const knownBy = `known_as(precheckin.guest_name || ' ' || precheckin.reservation_id)`;

/** Ten digits and more begin the reservation: the index of words would find all those whose numbers are alike. */
const wordsOfPrecheckin = (q: string): WordCondition =>
  hasEveryWord(q.split(/\s+/), (word, index) =>
    lastPhoneDigits(word)
      ? [`precheckin.reservation_id LIKE :begun${index}`, { [`begun${index}`]: `${word}%` }]
      : hasWordIn(knownBy)(word, index),
  );

/** Pre-check-ins of a mode, newest first. */
@Injectable()
export class PrecheckinListService {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(PrecheckinEntity) private readonly precheckins: Repository<PrecheckinEntity>,
    private readonly clock: Clock,
  ) {}

  async page(mode: Mode, limit: number, filter: PrecheckinFilter, after?: Cursor): Promise<Page> {
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
    const words = q ? wordsOfPrecheckin(q) : undefined;
    const ids = await findNewestIds(this.database, list, limit + 1, words);
    const found = await this.precheckins.find({
      where: { id: In(ids) },
      order: { sentAt: 'DESC', id: 'DESC' },
    });
    const { rows, next } = pageOf(found, limit, ({ sentAt: at, id }) => ({ at, id }));
    const now = this.clock.now();
    return { precheckins: rows.map((row) => toListedPrecheckin(row, now)), next };
  }
}
