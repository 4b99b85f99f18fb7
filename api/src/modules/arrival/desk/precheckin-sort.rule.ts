import {
  readSortedCursor,
  sortValues,
  type Cursor,
  type SortValue,
} from '../../../platform/http/lists/page-link.mapper.ts';
import { readSort, type Sort } from '../../../platform/http/lists/sort.rule.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';

/** Those whose link was sent last come first unless said. */
export type PrecheckinSort = Sort<'sentAt' | 'arrival' | 'updatedAt'>;
type Asked = 'arrival' | '-arrival' | 'updatedAt' | '-updatedAt' | undefined;

/** What a pre-check-in has in the column that it is sorted by. */
export const sortedColumns = { sentAt: 'sentAt', arrival: 'startDate', updatedAt: 'changedAt' } as const;

/** @throws Refusal 400 for words that are searched for in another order than the newest link first */
export const readPrecheckinSort = (asked: Asked, { q }: { q?: string | undefined }): PrecheckinSort =>
  readSort<'arrival' | 'updatedAt', 'sentAt'>(asked, 'sentAt', q);

/** @throws Refusal 400 for a cursor of another sort */
export const readPrecheckinCursor = (
  text: string | undefined,
  asked: Asked,
  { column }: PrecheckinSort,
): Cursor<SortValue> | undefined =>
  readSortedCursor<SortValue>(text, asked, column === 'arrival' ? sortValues.date : sortValues.time);

export const cursorOfPrecheckin = (row: PrecheckinEntity, { column }: PrecheckinSort): Cursor<SortValue> => ({
  at: row[sortedColumns[column]],
  id: row.id,
});
