import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** A list that begins with its newest row. Its queries select `id`, in the order of the list. */
export type NewestFirst<Row extends ObjectLiteral> = {
  /** What every filter but the words leaves. */
  rows: (em: EntityManager) => SelectQueryBuilder<Row>;
  /** What stands in an index in this order, of which the filters leave some. */
  all: (em: EntityManager) => SelectQueryBuilder<Row>;
  /** The time that the list is ordered by, before the id. */
  at: string;
};

/** The condition that a row has the words that are looked for, and whether an index tells which rows have them. */
export type Words = { condition: string; parameters: ObjectLiteral; isIndexed: boolean };

/** So many of the newest rows are read for words at first, which tells how common these are. */
const sample = 150;

/** Beyond so many an index is faster than reading. */
const mostRead = 2000;

/** Among so many of the newest rows an index is asked at first; beyond the last, among all. */
const narrow = 8000;
const wide = 64_000;

/** Half as many again as fill the page where words are spread evenly, for they come in swarms. */
const enough = (count: number, limit: number, found: number): number => Math.ceil((1.5 * count * limit) / found);

/**
 * The ids of the newest rows of a list, or of those that have certain words, about as fast where few have them as where all do:
 * docs/adr/0012-lists-at-a-million-rows.md.
 */
export async function newestIds<Row extends ObjectLiteral>(
  database: DataSource,
  list: NewestFirst<Row>,
  limit: number,
  words?: Words,
): Promise<string[]> {
  const { manager } = database;
  if (!words) return idsOf(list.rows(manager).limit(limit));
  if (!words.isIndexed) return idsOf(list.rows(manager).andWhere(words.condition, words.parameters).limit(limit));
  return (await byReading(manager, list, limit, words)) ?? byIndex(database, list, limit, words);
}

/** Undefined where too many would have to be read. */
async function byReading<Row extends ObjectLiteral>(
  em: EntityManager,
  { rows }: NewestFirst<Row>,
  limit: number,
  { condition, parameters }: Words,
): Promise<string[] | undefined> {
  for (let count = sample; count <= mostRead;) {
    const newest = rows(em).limit(count);
    const read = await rows(em)
      .andWhere(`${newest.alias}.id IN (${newest.getQuery()})`)
      .addSelect(condition, 'fits')
      .setParameters(parameters)
      .getRawMany<{ id: string; fits: boolean | null }>();
    const ids = read.filter(({ fits }) => fits).map(({ id }) => id);
    if (ids.length >= limit || read.length < count) return ids.slice(0, limit);
    count = enough(count, limit, ids.length);
  }
  return undefined;
}

/** Left to choose, PostgreSQL reads rows wherever it guesses that many have the words; it guesses badly. */
async function byIndex<Row extends ObjectLiteral>(
  database: DataSource,
  list: NewestFirst<Row>,
  limit: number,
  { condition, parameters }: Words,
): Promise<string[]> {
  for (let count = narrow; ;) {
    const since = count <= wide ? await timeAt(database.manager, list, count) : undefined;
    const ids = await database.transaction(async (em) => {
      await em.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off');
      const found = list.rows(em).andWhere(condition, parameters).limit(limit);
      return idsOf(since ? found.andWhere(`${list.at} >= :since`, { since }) : found);
    });
    if (ids.length === limit || !since) return ids;
    count = enough(count, limit, ids.length);
  }
}

/** When the last of so many of the newest was; undefined where there are fewer. */
async function timeAt<Row extends ObjectLiteral>(
  em: EntityManager,
  { all, at }: NewestFirst<Row>,
  count: number,
): Promise<Date | undefined> {
  const last = all(em)
    .select(at, 'at')
    .offset(count - 1)
    .limit(1);
  return (await last.getRawOne<{ at: Date }>())?.at;
}

const idsOf = async <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): Promise<string[]> =>
  (await query.getRawMany<{ id: string }>()).map(({ id }) => id);
