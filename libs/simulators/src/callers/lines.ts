import { isFictionalPhone } from './guests.ts';

const KEYS = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** A word as its letters stand on a telephone's keys, which is how carriers send a word in the place of a number. */
const onKeys = (word: string): string =>
  `+${[...word].map((letter) => KEYS.findIndex((key) => key.includes(letter))).join('')}`;

/** What carriers send in the place of a number that is withheld. */
export const WITHHELD: readonly string[] = [
  ...['ANONYMOUS', 'RESTRICTED', 'UNAVAILABLE', 'UNKNOWN', 'PRIVATE', 'BLOCKED'].map(onKeys),
  ...['anonymous', 'Restricted', 'unavailable', 'UNKNOWN', 'Private', '+anonymous', 'anonymous@anonymous.invalid'],
];

/** Set aside for fiction in the United Kingdom; nobody there is texted from here. */
const FICTIONAL_ABROAD = /^\+447700900\d{3}$/;

/** Whether the line of a simulated person can show this: nobody's number, or nothing at all. */
export const isMadeUpLine = (number: string): boolean =>
  number === '' || isFictionalPhone(number) || FICTIONAL_ABROAD.test(number) || WITHHELD.includes(number);
