import type { Mode } from '@booking/contracts/mode';
import { addDays, startOfHotelDay } from '@booking/hotel/hotel-time';
import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Cursor, SortValue } from '../../http/lists/page-link.mapper.ts';

/** Rows of a table as a list that begins with the newest one, unless it says otherwise. Its conditions call a row by `name`. */
export type NewestFirst<Row extends ObjectLiteral> = {
  entity: EntityTarget<Row>;
  name: string;
  /** The column that it is ordered by, before the id: a time, but for `findSortedIds`. */
  at: string;
  /** From the greatest value on unless said. */
  direction?: 'ASC' | 'DESC' | undefined;
  /** Left out for a table that both modes share. */
  mode?: Mode | undefined;
  /** The row that the page before ended with. */
  after?: Cursor<SortValue> | undefined;
  /** A part of the list in which rows are as dense as in all of it, such as that of certain days. */
  within?: ((query: SelectQueryBuilder<Row>) => void) | undefined;
  /** What leaves some of them. */
  fits?: ((query: SelectQueryBuilder<Row>) => void) | undefined;
};

/** Ids of a part of the list, whether or not they fit, in no order. */
function selectIds<Row extends ObjectLiteral>(
  em: EntityManager,
  { entity, name, at, direction, mode, after, within }: NewestFirst<Row>,
): SelectQueryBuilder<Row> {
  const query = em.createQueryBuilder(entity, name).select(`${name}.id`, 'id');
  if (mode) query.where(`${name}.mode = :mode`, { mode });
  const isAfter = direction === 'ASC' ? '>' : '<';
  if (after) query.andWhere(`(${name}.${at}, ${name}.id) ${isAfter} (:at, :id)`, after);
  within?.(query);
  return query;
}

/** The same in the order of the list. */
export function selectNewestIds<Row extends ObjectLiteral>(
  em: EntityManager,
  list: NewestFirst<Row>,
): SelectQueryBuilder<Row> {
  const { name, at, direction = 'DESC' } = list;
  return selectIds(em, list).orderBy(`${name}.${at}`, direction).addOrderBy(`${name}.id`, direction);
}

/** Ids of the rows that the list shows, in no order. */
export function selectFittingIds<Row extends ObjectLiteral>(
  em: EntityManager,
  list: NewestFirst<Row>,
): SelectQueryBuilder<Row> {
  const query = selectIds(em, list);
  list.fits?.(query);
  return query;
}

/** Ids of the rows that the list shows, in its order. */
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
