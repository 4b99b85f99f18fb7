import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { inside } from '../../platform/database/inside.ts';

const isNumber = (words: string): boolean => /\d/.test(words) && /^[\d\s()+.-]+$/.test(words);
const digitsOf = (number: string): string => number.replaceAll(/\D/g, '');

/** What is looked for: each word by itself, and a telephone number by its digits, however it is written. */
export function wordsOf(q: string): string[] {
  if (isNumber(q)) return [digitsOf(q)];
  const words = q.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => (isNumber(word) ? digitsOf(word) : word));
}

/** The index knows any three letters of a text; of fewer it knows those that a word begins with. */
const isBeginning = (word: string): boolean => /^[\p{L}\p{N}]{1,2}$/u.test(word);

/**
 * Leaves the rows whose `payment` has every word of `q` in its guest, phone number, reservation or session; one or two letters
 * or digits have to begin a word there.
 */
export function searchPayments<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, q: string): void {
  for (const [index, word] of wordsOf(q).entries()) {
    const patterns = isBeginning(word) ? [`${word}%`, `% ${word}%`] : [inside(word)];
    const found = patterns.map((_, n) => `payment.search LIKE lower(:word${index}_${n})`);
    const parameters = patterns.map((pattern, n) => [`word${index}_${n}`, pattern]);
    query.andWhere(`(${found.join(' OR ')})`, Object.fromEntries(parameters) as ObjectLiteral);
  }
}
