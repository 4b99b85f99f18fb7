import { inside } from '../../platform/database/inside.ts';
import { wordsOf } from '../payments/payment-search.ts';

/**
 * The patterns of LIKE for what is known by each word of `q`, a telephone number being one word. Three Latin letters or digits in a
 * row are found anywhere, other words where one begins: an index of trigrams knows no more. Signs alone are no word.
 */
export const patternsOf = (q: string): string[] =>
  wordsOf(q)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => inside(/[a-z\d]{3}/i.test(word) ? word : ` ${word}`));

/** Whether an index of trigrams helps with them, which sees other scripts as gaps. */
export const isIndexed = (patterns: readonly string[]): boolean => patterns.some((each) => /[a-z\d]/i.test(each));
