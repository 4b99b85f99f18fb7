import { inside } from '../../platform/database/inside.ts';
import { wordsOf } from '../payments/payment-search.ts';

/**
 * The patterns of LIKE for what is known by each word of `q`, a telephone number being one word. Three letters or digits in a row
 * are found anywhere, less than that only where a word begins: an index of trigrams knows no more. Signs alone are no word.
 */
export const patternsOf = (q: string): string[] =>
  wordsOf(q)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => inside(/[\p{L}\p{N}]{3}/u.test(word) ? word : ` ${word}`));
