import { mostCounted, type RowCount } from '@booking/contracts/row-count';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { findNewestIds, type WordCondition } from './newest-ids.query.ts';
import { selectFittingIds, type NewestFirst } from './newest-rows.query.ts';

/** How many rows a query finds; no more than `most` are looked for. */
export async function countUpTo<Row extends ObjectLiteral>(
  database: DataSource,
  query: SelectQueryBuilder<Row>,
  most: number,
): Promise<number> {
  const [sql, values] = query.limit(most).getQueryAndParameters();
  const [row] = await database.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM (${sql}) AS found`,
    values,
  );
  return row!.count;
}

const toRowCount = (count: number): RowCount => ({
  count: Math.min(count, mostCounted),
  isCapped: count > mostCounted,
});

/** How many rows a query finds, as staff are told. */
export const countRowsOf = async <Row extends ObjectLiteral>(
  database: DataSource,
  query: SelectQueryBuilder<Row>,
): Promise<RowCount> => toRowCount(await countUpTo(database, query, mostCounted + 1));

/** How many rows a list shows, or those of them that have certain words. */
export async function countRows<Row extends ObjectLiteral>(
  database: DataSource,
  list: NewestFirst<Row>,
  words?: WordCondition,
): Promise<RowCount> {
  if (!words) return countRowsOf(database, selectFittingIds(database.manager, list));
  return toRowCount((await findNewestIds(database, list, mostCounted + 1, words)).length);
}
