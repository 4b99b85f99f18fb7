import type { ObjectLiteral } from 'typeorm';
import { inside } from '../../platform/database/inside.ts';
import type { Words } from '../../platform/database/newest-ids.ts';
import { lastDigits } from '../../platform/database/whole-number.ts';

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

/** It sees other scripts and signs as gaps. */
const isKnown = (word: string): boolean => /[a-z\d]{3}|^[a-z\d]{1,2}$/i.test(word);

/** A whole telephone number is the guest's, or begins the reservation's; it is `last` by its last digits, and like `begun` at its beginning. */
export const hasNumber = (last: string, begun: string): string =>
  `(right(payment.guest_digits, 10) = :${last} OR payment.reservation_id LIKE :${begun})`;

const conditionOf = (word: string, index: number): [condition: string, parameters: ObjectLiteral] => {
  const [one, other] = [`word${index}`, `orWord${index}`];
  const last = lastDigits(word);
  if (last) return [hasNumber(one, other), { [one]: last, [other]: `${word}%` }];
  if (!isBeginning(word)) return [`payment.search LIKE (SELECT lower(:${one}))`, { [one]: inside(word) }];
  const begins = [one, other].map((name) => `payment.search LIKE (SELECT lower(:${name}))`);
  return [`(${begins.join(' OR ')})`, { [one]: `${word}%`, [other]: `% ${word}%` }];
};

/**
 * A `payment` has every word of `q` in its guest, phone number, reservation or session; one or two letters or digits have to begin
 * a word there, and the digits of a whole telephone number are those of the guest or begin the reservation.
 */
export function wordsOfPayment(q: string): Words {
  const words = wordsOf(q);
  const conditions = words.map(conditionOf);
  const condition = conditions.map(([each]) => each).join(' AND ');
  const parameters = Object.assign({}, ...conditions.map(([, each]) => each)) as ObjectLiteral;
  return { count: words.length, condition, isIndexed: words.some(isKnown), parameters };
}
