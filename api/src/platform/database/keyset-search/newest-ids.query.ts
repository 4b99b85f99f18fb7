import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { findIdsByIndex } from './by-index.query.ts';
import { selectNewestFittingIds, type NewestFirst } from './newest-rows.query.ts';

/** The words that are looked for, as conditions of a row. */
export type WordCondition = {
  count: number;
  /** That it has them. */
  condition: string;
  /** Whether an index knows them. */
  isIndexed: boolean;
  /** That it has them and is of the week `period.week`, where an index knows the two only as one. */
  inWeek?: string;
  parameters: ObjectLiteral;
};

/** So many of the newest rows are read for words at first, which tells how common these are. */
const sample = 150;

/** Beyond so many an index is faster than reading: where fewer than one in ten has the words, and for the longest pages. */
const mostRead = (limit: number): number => Math.min(10 * limit, 1000);

/** Half as many again as fill the page where words are spread evenly, for they come in swarms. */
const enough = (count: number, limit: number, found: number): number => Math.ceil((1.5 * count * limit) / found);

/**
 * The ids of the newest rows of a list, or of those that have certain words, about as fast where few have them as where all do:
 * docs/adr/0012-lists-at-a-million-rows.md.
 */
export async function findNewestIds<Row extends ObjectLiteral>(
  database: DataSource,
  list: NewestFirst<Row>,
  limit: number,
  words?: WordCondition,
): Promise<string[]> {
  const rows = selectNewestFittingIds(database.manager, list).limit(limit);
  if (!words) return idsOf(rows);
  if (!words.isIndexed) return idsOf(rows.andWhere(words.condition, words.parameters));
  const { ids, isWhole } = await byReading(database.manager, list, limit, words);
  // words may be rare though one of the newest rows happens to have them
  return isWhole ? ids : findIdsByIndex(database, list, limit, words, ids.length <= words.count);
}

/** What the newest rows have of them, and whether that is all that the page takes. */
async function byReading<Row extends ObjectLiteral>(
  em: EntityManager,
  list: NewestFirst<Row>,
  limit: number,
  { condition, parameters }: WordCondition,
): Promise<{ ids: string[]; isWhole: boolean }> {
  for (let count = sample; ;) {
    const newest = selectNewestFittingIds(em, list).limit(count);
    const read = await selectNewestFittingIds(em, list)
      .andWhere(`${newest.alias}.id IN (${newest.getQuery()})`)
      .addSelect(condition, 'fits')
      .setParameters(parameters)
      .getRawMany<{ id: string; fits: boolean | null }>();
    const ids = read.filter(({ fits }) => fits).map(({ id }) => id);
    const isWhole = ids.length >= limit || read.length < count;
    count = enough(count, limit, ids.length);
    if (isWhole || count > mostRead(limit)) return { ids: ids.slice(0, limit), isWhole };
  }
}

const idsOf = async <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): Promise<string[]> =>
  (await query.getRawMany<{ id: string }>()).map(({ id }) => id);
