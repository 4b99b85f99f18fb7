import { Refusal } from '../refusal.error.ts';

/** A column of a list, and whether it begins with its least value or its greatest. */
export type Sort<Column extends string> = { column: Column; direction: 'ASC' | 'DESC' };

/** What is asked for: `-duration` begins with the longest. */
type Asked<Column extends string> = Column | `-${Column}` | undefined;

/**
 * @param newest the column that the list is sorted by, from the newest row on, where nothing is asked for
 * @param q words that are searched for: what is found comes newest first
 * @throws Refusal 400 for another order while words are searched for
 */
export function readSort<Column extends string, Newest extends string>(
  asked: Asked<Column>,
  newest: Newest,
  q?: string,
): Sort<Column | Newest> {
  if (asked === undefined || asked === `-${newest}`) return { column: newest, direction: 'DESC' };
  if (q)
    throw new Refusal(400, 'sort_with_search', 'What a search finds comes newest first. Clear the search to sort.');
  return asked.startsWith('-')
    ? { column: asked.slice(1) as Column, direction: 'DESC' }
    : { column: asked as Column, direction: 'ASC' };
}
