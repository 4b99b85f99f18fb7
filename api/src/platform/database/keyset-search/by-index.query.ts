import type { DataSource, EntityManager, ObjectLiteral } from 'typeorm';
import type { WordCondition } from './newest-ids.query.ts';
import { selectNewestFittingIds, selectNewestIds, type NewestFirst } from './newest-rows.query.ts';

/** Words are rare where no more rows have them: these are read and sorted sooner than the weeks are asked. */
const mostRare = 1000;

/**
 * The ids of a list's newest rows that have certain words, as an index tells them: at once where few seem to have them, and where
 * these are many after all, one week after the other until the page is full.
 */
export function findIdsByIndex<Row extends ObjectLiteral>(
  database: DataSource,
  list: NewestFirst<Row>,
  limit: number,
  words: WordCondition,
  seemRare: boolean,
): Promise<string[]> {
  return database.transaction(async (em) => {
    await em.query('SET LOCAL enable_seqscan = off; SET LOCAL jit = off');
    const ask = async <Answer>(sql: string): Promise<Answer[]> => {
      const parameters = { ...selectNewestFittingIds(em, list).getParameters(), ...words.parameters };
      const [query, values] = database.driver.escapeQueryWithParameters(sql, parameters);
      return em.query<Answer[]>(query, values);
    };
    if (seemRare && !words.inWeek) {
      // nothing may be walked in some order until enough are found that are not there
      await em.query('SET LOCAL enable_indexscan = off');
      const [found] = await ask<{ count: number; ids: string[] }>(ofAnyWeek(em, list, limit, words));
      if (found!.count <= mostRare) return found!.ids;
      await em.query('SET LOCAL enable_indexscan = on');
    }
    return (await ask<{ id: string }>(weekByWeek(em, list, limit, words))).map(({ id }) => id);
  });
}

/** Asks how many rows have the words, be they of the list or not, and which are the list's newest of them. */
function ofAnyWeek<Row extends ObjectLiteral>(
  em: EntityManager,
  list: NewestFirst<Row>,
  limit: number,
  { condition }: WordCondition,
): string {
  const { table, having, shown } = partsOf(em, list, limit, condition);
  return `
    WITH "${table}" AS MATERIALIZED (${having} LIMIT ${mostRare + 1})
    SELECT (SELECT count(*)::int FROM "${table}") AS count, ARRAY(${shown}) AS ids`;
}

/** Asks the weeks from the newest on; they are known to come in order, so those after the page are never asked. */
function weekByWeek<Row extends ObjectLiteral>(
  em: EntityManager,
  list: NewestFirst<Row>,
  limit: number,
  { condition, inWeek }: WordCondition,
): string {
  const ofWeek = inWeek ?? `week_of(${list.name}.${list.at}) = period.week AND ${condition}`;
  const { table, having, shown } = partsOf(em, list, limit, ofWeek);
  // OFFSET keeps PostgreSQL from having the filters looked up in indexes of their own as well
  return `
    SELECT found.id FROM unnest(ARRAY(${weeksOf(em, list)})) WITH ORDINALITY AS period (week, place)
    CROSS JOIN LATERAL (WITH "${table}" AS (${having} OFFSET 0) ${shown}) AS found
    ORDER BY period.place LIMIT ${limit}`;
}

/** The table, its rows of a condition, and what the list shows of the table or of what stands in its place. */
function partsOf<Row extends ObjectLiteral>(
  em: EntityManager,
  list: NewestFirst<Row>,
  limit: number,
  condition: string,
): { table: string; having: string; shown: string } {
  const { entity, name } = list;
  const having = em.createQueryBuilder(entity, name).select(`${name}.*`).where(condition);
  return {
    table: having.expressionMap.mainAlias!.metadata.tableName,
    having: having.getQuery(),
    shown: selectNewestFittingIds(em, list).limit(limit).getQuery(),
  };
}

/** The weeks that rows are of, the newest first, each stepped to from the one after it. */
function weeksOf<Row extends ObjectLiteral>(em: EntityManager, list: NewestFirst<Row>): string {
  const at = `${list.name}.${list.at}`;
  const newest = selectNewestIds(em, list).select(`week_of(${at})`).limit(1);
  // where the page begins stays out: PostgreSQL would start each step from there, and not from the end of the week before
  const older = selectNewestIds(em, { ...list, after: undefined });
  const before = older.andWhere(`${at} < start_of_week(known.week)`).select(`week_of(${at})`).limit(1);
  return `
    WITH RECURSIVE known (week) AS (
      SELECT (${newest.getQuery()}) UNION ALL SELECT (${before.getQuery()}) FROM known WHERE week IS NOT NULL
    ) SELECT week FROM known WHERE week IS NOT NULL`;
}
