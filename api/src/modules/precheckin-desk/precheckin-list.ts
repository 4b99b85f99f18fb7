import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { ListedPrecheckin, PrecheckinStep } from '@booking/contracts/precheckins';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { inside } from '../../platform/database/inside.ts';
import { pageOf, type Cursor } from '../../platform/http/page-link.ts';
import { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { listedPrecheckin } from './listed-precheckin.ts';

export type PrecheckinFilter = {
  step?: PrecheckinStep | undefined;
  /** Hotel dates, both included. */
  arrivesFrom?: string | undefined;
  arrivesTo?: string | undefined;
  q?: string | undefined;
};

type Page = { precheckins: ListedPrecheckin[]; next: Cursor | undefined };

/** Pre-check-ins of a mode, newest first. */
@Injectable()
export class PrecheckinList {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async page(mode: Mode, limit: number, filter: PrecheckinFilter, after?: Cursor): Promise<Page> {
    const { step, arrivesFrom, arrivesTo, q } = filter;
    const query = this.database
      .getRepository(PrecheckinEntity)
      .createQueryBuilder('precheckin')
      .where('precheckin.mode = :mode', { mode })
      .orderBy('precheckin.sentAt', 'DESC')
      .addOrderBy('precheckin.id', 'DESC')
      .limit(limit + 1);
    if (step) query.andWhere('precheckin.step = :step', { step });
    if (arrivesFrom) query.andWhere('precheckin.startDate >= :arrivesFrom', { arrivesFrom });
    if (arrivesTo) query.andWhere('precheckin.startDate <= :arrivesTo', { arrivesTo });
    if (q) query.andWhere(`(precheckin.guestName || ' ' || precheckin.reservationId) ILIKE :q`, { q: inside(q) });
    if (after) query.andWhere('(precheckin.sentAt, precheckin.id) < (:at, :id)', after);
    const { rows, next } = pageOf(await query.getMany(), limit, ({ sentAt: at, id }) => ({ at, id }));
    const now = this.clock.now();
    return { precheckins: rows.map((row) => listedPrecheckin(row, now)), next };
  }
}
