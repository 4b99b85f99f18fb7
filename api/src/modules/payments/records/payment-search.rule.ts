import type { WordCondition } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import { lastPhoneDigits } from '../../../platform/database/keyset-search/phone-digits.rule.ts';
import { hasEveryWord, hasWordIn } from '../../../platform/database/keyset-search/word-condition.query.ts';

const isNumber = (words: string): boolean => /\d/.test(words) && /^[\d\s()+.-]+$/.test(words);
const digitsOf = (number: string): string => number.replaceAll(/\D/g, '');

/** More words are not typed by hand; each of them is a condition of the query. */
const mostWords = 50;

/** What is looked for: each word by itself, and a telephone number by its digits, however it is written. */
export function paymentSearchWords(q: string): string[] {
  if (isNumber(q)) return [digitsOf(q)];
  const words = q
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords);
  return words.map((word) => (isNumber(word) ? digitsOf(word) : word));
}

/** A whole telephone number is the guest's, or begins the reservation's; it is `last` by its last digits, and like `begun` at its beginning. */
export const hasPhoneNumber = (last: string, begun: string): string =>
  `(right(payment.guest_digits, 10) = :${last} OR payment.reservation_id LIKE :${begun})`;

/**
 * A `payment` has every word of `q` in its guest, phone number, reservation or session; one or two letters or digits have to begin
 * a word there, and the digits of a whole telephone number are those of the guest or begin the reservation.
 */
export const matchPaymentWords = (q: string): WordCondition =>
  hasEveryWord(paymentSearchWords(q), (word, index) => {
    const [one, other] = [`word${index}`, `orWord${index}`];
    const last = lastPhoneDigits(word);
    if (last) return [hasPhoneNumber(one, other), { [one]: last, [other]: `${word}%` }];
    return hasWordIn('payment.search')(word, index);
  });
