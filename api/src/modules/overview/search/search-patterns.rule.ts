import { likePattern } from '../../../platform/database/keyset-search/like-pattern.rule.ts';
import { isIndexedAnywhere } from '../../../platform/database/keyset-search/word-condition.query.ts';
import { paymentSearchWords } from '../../payments/records/payment-search.rule.ts';

/** The words of `q`. A telephone number is one word; punctuation alone is none. */
export const searchWords = (q: string): string[] => paymentSearchWords(q).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The LIKE pattern for a word: anywhere in a text where an index can find it there, else at the beginning of a word. */
export const searchPattern = (word: string): string => likePattern(isIndexedAnywhere(word) ? word : ` ${word}`);
