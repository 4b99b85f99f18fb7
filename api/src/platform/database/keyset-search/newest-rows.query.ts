import type { Mode } from '@booking/contracts/mode';
import { addDays, startOfHotelDay } from '@booking/hotel/hotel-time';
import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Cursor } from '../../http/lists/page-link.mapper.ts';

/** A mode's rows of a table as a list that begins with the newest one. Its conditions call a row by `name`. */
export type NewestFirst<Row extends ObjectLiteral> = {
  entity: EntityTarget<Row>;
  name: string;
  /** The time that it is ordered by, before the id. */
  at: string;
  mode: Mode;
  /** The row that the page before ended with. */
  after?: Cursor | undefined;
  /** A part of the list in which rows are as dense as in all of it, such as that of certain days. */
  within?: ((query: SelectQueryBuilder<Row>) => void) | undefined;
  /** What leaves some of them. */
  fits?: ((query: SelectQueryBuilder<Row>) => void) | undefined;
};

/** Ids of a part of the list, whether or not they fit. */
export function selectNewestIds<Row extends ObjectLiteral>(
  em: EntityManager,
  { entity, name, at, mode, after, within }: NewestFirst<Row>,
): SelectQueryBuilder<Row> {
  const query = em
    .createQueryBuilder(entity, name)
    .select(`${name}.id`, 'id')
    .where(`${name}.mode = :mode`, { mode })
    .orderBy(`${name}.${at}`, 'DESC')
    .addOrderBy(`${name}.id`, 'DESC');
  if (after) query.andWhere(`(${name}.${at}, ${name}.id) < (:at, :id)`, after);
  within?.(query);
  return query;
}

/** Ids of the rows that the list shows. */
export function selectNewestFittingIds<Row extends ObjectLiteral>(
  em: EntityManager,
  list: NewestFirst<Row>,
): SelectQueryBuilder<Row> {
  const query = selectNewestIds(em, list);
  list.fits?.(query);
  return query;
}

/** Leaves the rows of a time between two days of the hotel, both included. */
export function whereOnDays<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  at: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  zone: string,
): void {
  if (from) query.andWhere(`${at} >= :from`, { from: startOfHotelDay(from, zone) });
  if (to) query.andWhere(`${at} < :to`, { to: startOfHotelDay(addDays(to, 1), zone) });
}
