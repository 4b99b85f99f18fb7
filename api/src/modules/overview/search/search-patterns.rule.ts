import { inside } from '../../../platform/database/keyset-search/like-pattern.rule.ts';
import { isKnownAnywhere } from '../../../platform/database/keyset-search/word-condition.query.ts';
import { wordsOf } from '../../payments/records/payment-search.rule.ts';

/** The words of `q`, a telephone number being one; signs alone are none. */
export const wordsWanted = (q: string): string[] => wordsOf(q).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The pattern of LIKE for what is known by a word: anywhere where an index knows that, else where a word begins. */
export const patternOf = (word: string): string => inside(isKnownAnywhere(word) ? word : ` ${word}`);
