import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isSipAddress, type Person } from './person.rule.ts';

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Not the end of a longer address; in JSON that is kept as text a line may have ended before it. */
const emailPattern = (email: string): string =>
  `(?:(?<![A-Za-z0-9._%+!#$&^~-])|(?<=\\\\[nrt]))${literal(email)}(?![A-Za-z0-9-])`;

/** What people put between the digits of a number: blanks of any width, dashes of any length, dots, slashes, brackets. */
const between = '[^0-9A-Za-z]{0,3}';
/** A number of so many digits identifies a person also without its country code. */
const longNumber = 9;

/** However its digits are grouped; the country may be left out, or followed or replaced by the zero of calls within it. */
function phonePattern(number: string): string {
  if (isSipAddress(number)) return emailPattern(number);
  const { countryCallingCode: country = '', nationalNumber = number.replace(/\D/g, '') } =
    parsePhoneNumberFromString(number) ?? {};
  const isLong = nationalNumber.length >= longNumber;
  const before = `(${country}${between}(\\(?0\\)?${between})?|0${between})${isLong ? '?' : ''}`;
  return `(?<![0-9])(00|\\+)?\\(?${country && before}${[...nationalNumber].join(between)}(?![0-9])`;
}

const emailsAndPhones = ({ phones, emails, alsoKnownBy }: Person): string[] => [
  ...[...phones, ...alsoKnownBy.filter((each) => each.startsWith('+'))].map(phonePattern),
  ...[...emails, ...alsoKnownBy.filter((each) => each.includes('@'))].map(emailPattern),
];

/**
 * Patterns, also for PostgreSQL, by which a row is known to be about a person. People who share an address or number in other records
 * are not meant, nor is another person of the same name.
 */
export function markPatterns(person: Person): string[] {
  const { phones, emails, calls, sessions, payments, precheckins, checkouts, reservations } = person;
  const known = [...calls, ...sessions, ...payments, ...precheckins, ...checkouts].map(literal);
  const long = reservations
    .filter((each) => each.length >= 6)
    .map((each) => `(?<![0-9A-Za-z])${literal(each)}(?![0-9A-Za-z])`);
  return [...phones.map(phonePattern), ...emails.map(emailPattern), ...known, ...long];
}

/** What says who they are, in a row that is about them. */
export function tracePattern(person: Person): RegExp {
  const names = person.names.map((name) => `(?<![\\wÀ-ɏ])${literal(name.trim()).replace(/\s+/g, '\\s+')}(?![\\wÀ-ɏ])`);
  const all = [...emailsAndPhones(person), ...names].toSorted((one, other) => other.length - one.length);
  return new RegExp(all.length > 0 ? all.join('|') : '(?!)', 'gi');
}
