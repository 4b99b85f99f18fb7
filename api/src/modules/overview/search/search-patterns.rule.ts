import { likePattern } from '../../../platform/database/keyset-search/like-pattern.rule.ts';
import { isIndexedAnywhere } from '../../../platform/database/keyset-search/word-condition.query.ts';
import { paymentSearchWords } from '../../payments/records/payment-search.rule.ts';

/** The words of `q`, a telephone number being one; signs alone are none. */
export const searchWords = (q: string): string[] => paymentSearchWords(q).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The pattern of LIKE for what is known by a word: anywhere where an index knows that, else where a word begins. */
export const searchPattern = (word: string): string => likePattern(isIndexedAnywhere(word) ? word : ` ${word}`);
