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

/** The words that are looked for, as conditions of a row. */
export type Words = {
  /** That it has them. */
  condition: string;
  /** That it has them and is of the week `period.week`, by an index; undefined where no index knows them. */
  inWeek?: string | undefined;
  parameters: ObjectLiteral;
};

/** So many of the newest rows are read for words at first, which tells how common these are. */
const sample = 150;

/** Beyond so many an index is faster than reading. */
const mostRead = 1000;

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
  const { condition, inWeek, parameters } = words;
  if (!inWeek) return idsOf(list.rows(manager).andWhere(condition, parameters).limit(limit));
  return (await byReading(manager, list, limit, words)) ?? byWeeks(database, list, limit, inWeek, parameters);
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

/** One week after the other is asked for what has the words, until the page is full. */
function byWeeks<Row extends ObjectLiteral>(
  database: DataSource,
  list: NewestFirst<Row>,
  limit: number,
  inWeek: string,
  parameters: ObjectLiteral,
): Promise<string[]> {
  return database.transaction(async (em) => {
    const { expressionMap, alias } = list.rows(em);
    const { target, metadata } = expressionMap.mainAlias!;
    // the filters get this in place of the table; OFFSET keeps PostgreSQL from having them looked up in indexes of their own as well
    const having = em.createQueryBuilder<Row>(target, alias).select(`${alias}.*`).where(inWeek);
    const found = list
      .rows(em)
      .addCommonTableExpression(`${having.getQuery()} OFFSET 0`, metadata.tableName)
      .setParameters(parameters)
      .limit(limit);
    // weeks are known to come in order, so those after the page are never asked
    const sql = `
      SELECT found.id FROM unnest(ARRAY(${weeksOf(em, list)})) WITH ORDINALITY AS period (week, place)
      CROSS JOIN LATERAL (${found.getQuery()}) AS found
      ORDER BY period.place LIMIT ${limit}`;
    await em.query('SET LOCAL enable_seqscan = off; SET LOCAL jit = off');
    const [query, values] = database.driver.escapeQueryWithParameters(sql, found.getParameters());
    return (await em.query<{ id: string }[]>(query, values)).map(({ id }) => id);
  });
}

/** The weeks that rows are of, the newest first, each stepped to from the one after it. */
function weeksOf<Row extends ObjectLiteral>(em: EntityManager, { all, at }: NewestFirst<Row>): string {
  const newest = all(em).select(`week_of(${at})`).limit(1);
  const before = all(em).andWhere(`${at} < start_of_week(known.week)`).select(`week_of(${at})`).limit(1);
  return `
    WITH RECURSIVE known (week) AS (
      SELECT (${newest.getQuery()}) UNION ALL SELECT (${before.getQuery()}) FROM known WHERE week IS NOT NULL
    ) SELECT week FROM known WHERE week IS NOT NULL`;
}

const idsOf = async <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): Promise<string[]> =>
  (await query.getRawMany<{ id: string }>()).map(({ id }) => id);
