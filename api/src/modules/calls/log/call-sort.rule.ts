import type { CallFilter as RequestedFilter } from '@booking/contracts/calls';
import {
  readSortedCursor,
  sortValues,
  type Cursor,
  type SortValue,
} from '../../../platform/http/lists/page-link.mapper.ts';
import { readSort, type Sort } from '../../../platform/http/lists/sort.rule.ts';
import type { CallFilter } from './call-filter.repository.ts';
import type { CallRow } from './call-log.mapper.ts';

export type CallSort = Sort<'timestamp' | 'duration' | 'cost'>;
type Asked = CallSort['column'] | `-${CallSort['column']}` | undefined;

export const newestCalls: CallSort = { column: 'timestamp', direction: 'DESC' };

/** What a call has in the column that it is sorted by. */
export const sortedColumns = { timestamp: 'startedAt', duration: 'durationMs', cost: 'costUsd' } as const;

/** @throws Refusal 400 for words that are searched for in another order than the newest call first */
export const readCallSort = (asked: Asked, { q }: Pick<RequestedFilter, 'q'>): CallSort =>
  readSort<CallSort['column'], 'timestamp'>(asked, 'timestamp', q);

/** @throws Refusal 400 for a cursor of another sort */
export const readCallCursor = (text: string | undefined, asked: Asked, sort: CallSort): Cursor<SortValue> | undefined =>
  readSortedCursor<SortValue>(text, asked, sort.column === 'timestamp' ? sortValues.time : sortValues.numberOrNone);

export const cursorOfCall = (call: CallRow, { column }: CallSort): Cursor<SortValue> => ({
  at: call[sortedColumns[column]],
  id: call.id,
});

/** Whether an index in the order of the sort also tells which calls fit. */
export const isSortedByIndex = (filter: CallFilter, { column }: CallSort): boolean => {
  const { assistant, outcome, endReason, minSeconds, maxSeconds, withoutChats } = filter;
  const byLength = column === 'duration' ? [] : [minSeconds, maxSeconds];
  return [assistant, outcome, endReason, ...byLength].every((value) => value === undefined) && !withoutChats;
};
