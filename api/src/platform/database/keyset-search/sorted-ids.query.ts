import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { selectFittingIds, selectNewestFittingIds, type NewestFirst } from './newest-rows.query.ts';
import { countUpTo } from './row-count.query.ts';

/** So many rows are read and sorted in no time, though they lie all over the table. */
const few = 10_000;

/**
 * Whether so few rows fit that all are read and sorted. Where more do, an index in the order of the list soon comes to enough of them.
 * @param most few, unless an index alone tells what is to be known of them
 */
export const isShort = async <Row extends ObjectLiteral>(
  database: DataSource,
  list: NewestFirst<Row>,
  most = few,
): Promise<boolean> => {
  const fitting = selectFittingIds(database.manager, { ...list, after: undefined });
  return (await countUpTo(database, fitting, most + 1)) <= most;
};

type Find = <Row extends ObjectLiteral>(
  database: DataSource,
  list: NewestFirst<Row>,
  limit: number,
) => Promise<string[]>;

/** By the index that is in the order of the list. */
const walk: Find = async (database, list, limit) => {
  const rows = await selectNewestFittingIds(database.manager, list).limit(limit).getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
};

/** Keeps PostgreSQL from walking that index until enough are found that may not be there. */
const readAndSort: Find = async (database, list, limit) => {
  const { name, at, direction = 'DESC' } = list;
  const fitting = selectFittingIds(database.manager, list);
  const order = at === 'id' ? `id ${direction}` : `value ${direction}, id ${direction}`;
  if (at !== 'id') fitting.addSelect(`${name}.${at}`, 'value');
  const [sql, values] = fitting.getQueryAndParameters();
  const rows = await database.query<{ id: string }[]>(
    `WITH fitting AS MATERIALIZED (${sql}) SELECT id FROM fitting ORDER BY ${order} LIMIT ${limit}`,
    values,
  );
  return rows.map(({ id }) => id);
};

/**
 * The ids of a page of a list that is sorted by a column: docs/adr/0067-sorting-counts-and-totals.md.
 * @param way.isRead see `isShort`
 * @param way.isNullable whether rows may have nothing in the column: these come last, whichever way it is sorted
 */
export async function findSortedIds<Row extends ObjectLiteral>(
  database: DataSource,
  list: NewestFirst<Row>,
  limit: number,
  way: { isRead: boolean; isNullable?: boolean },
): Promise<string[]> {
  const find = way.isRead ? readAndSort : walk;
  if (!way.isNullable) return find(database, list, limit);
  const { name, at, after, fits } = list;
  const having = (condition: string) => (rows: SelectQueryBuilder<Row>) => {
    fits?.(rows);
    rows.andWhere(`${name}.${at} ${condition}`);
  };
  const isInRest = after?.at === null;
  const known = isInRest ? [] : await find(database, { ...list, fits: having('IS NOT NULL') }, limit);
  if (known.length >= limit) return known;
  const rest: NewestFirst<Row> = {
    ...list,
    at: 'id',
    after: isInRest ? { at: after.id, id: after.id } : undefined,
    fits: having('IS NULL'),
  };
  return [...known, ...(await find(database, rest, limit - known.length))];
}

/** Rows in the order in which their ids were found; one that is gone since is left out. */
export function inOrderOf<Row>(ids: readonly string[], rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
