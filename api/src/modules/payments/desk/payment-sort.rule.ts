import {
  readSortedCursor,
  sortValues,
  type Cursor,
  type SortValue,
} from '../../../platform/http/lists/page-link.mapper.ts';
import { readSort, type Sort } from '../../../platform/http/lists/sort.rule.ts';

export type PaymentSort = Sort<'createdAt' | 'amountCents'>;
type Asked = PaymentSort['column'] | `-${PaymentSort['column']}` | undefined;

/** @throws Refusal 400 for words that are searched for in another order than the newest payment first */
export const readPaymentSort = (asked: Asked, { q }: { q?: string | undefined }): PaymentSort =>
  readSort<PaymentSort['column'], 'createdAt'>(asked, 'createdAt', q);

/** @throws Refusal 400 for a cursor of another sort */
export const readPaymentCursor = (
  text: string | undefined,
  asked: Asked,
  { column }: PaymentSort,
): Cursor<SortValue> | undefined =>
  readSortedCursor<SortValue>(text, asked, column === 'createdAt' ? sortValues.time : sortValues.number);
