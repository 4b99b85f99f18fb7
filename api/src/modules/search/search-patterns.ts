import { inside } from '../../platform/database/inside.ts';
import { wordsOf } from '../payments/payment-search.ts';

/** The words of `q`, a telephone number being one; signs alone are none. */
export const wordsWanted = (q: string): string[] => wordsOf(q).filter((word) => /[\p{L}\p{N}]/u.test(word));

/**
 * The pattern of LIKE for what is known by a word. Three Latin letters or digits in a row are found anywhere, other words where one
 * begins: an index of trigrams knows no more.
 */
export const patternOf = (word: string): string => inside(/[a-z\d]{3}/i.test(word) ? word : ` ${word}`);

/** Whether an index of trigrams helps with words, which sees other scripts as gaps. */
export const isIndexed = (words: readonly string[]): boolean => words.some((each) => /[a-z\d]/i.test(each));
