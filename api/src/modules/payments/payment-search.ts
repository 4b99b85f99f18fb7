import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { inside } from '../../platform/database/inside.ts';

/** What is looked for: each word by itself, and a telephone number by its digits, however it is written. */
export function wordsOf(q: string): string[] {
  const digits = q.replaceAll(/\D/g, '');
  const isNumber = digits !== '' && /^[\d\s()+.-]+$/.test(q);
  return isNumber ? [digits] : q.split(/\s+/).filter((word) => word !== '');
}

/** Leaves the rows whose `payment` has every word of `q` in its guest, phone number, reservation or session. */
export function searchPayments<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, q: string): void {
  for (const [index, word] of wordsOf(q).entries()) {
    query.andWhere(`payment.search LIKE lower(:word${index})`, { [`word${index}`]: inside(word) });
  }
}
