import type { PaymentEvent } from '@booking/contracts/payments';
import { formatDollars } from '@booking/hotel/money';

/** "Stay check in" of ["stay", "checkIn"]. */
const wordsOf = (path: readonly string[]): string => {
  const words = path
    .join(' ')
    .replace(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const partsOf = (whole: object): [string, unknown][] =>
  Array.isArray(whole) ? whole.map((part, index) => [`${index + 1}`, part]) : Object.entries(whole);

const shownElsewhere = new Set(['refunds', 'refundsAsked', 'disputes', 'captured']);

/** What a payment carries along, line by line, each with its name in words; cents are shown as dollars. Refunds and disputes have lines of their own. */
export const factsOf = (metadata: object): [string, string][] =>
  linesOf(Object.fromEntries(partsOf(metadata).filter(([name]) => !shownElsewhere.has(name))), []);

const linesOf = (whole: object, path: readonly string[]): [string, string][] =>
  partsOf(whole).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'object' && value !== null) return linesOf(value, [...path, name]);
    if (name.endsWith('Cents') && typeof value === 'number') {
      return [[wordsOf([...path, name.slice(0, -'Cents'.length)]), formatDollars(value / 100)]];
    }
    return [[wordsOf([...path, name]), typeof value === 'string' ? value : JSON.stringify(value)]];
  });

/** Who paid, where that is known. */
export const guestOf = ({ metadata: { guestName } }: PaymentEvent): string =>
  typeof guestName === 'string' && guestName !== '' ? guestName : 'Unknown Guest';

/** Whether a person dealt with what Cloudbeds did not take. */
export const isClosedByHand = ({ metadata }: PaymentEvent): boolean => 'closedByHand' in metadata;
