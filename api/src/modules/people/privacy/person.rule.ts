import { Mode } from '@booking/contracts/mode';
import { phoneNumberOf, spellingsOf } from '@booking/hotel/phone-number';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';

const ids = z.array(z.string());

/** Somebody, by what they are known by, and what is theirs. */
export const Person = z.object({
  /** Numbers, and the SIP addresses of those who call without one. */
  phones: ids,
  emails: ids,
  reservations: ids,
  names: ids,
  /** Numbers and addresses that stand in their records without having been asked for. */
  alsoKnownBy: ids,
  calls: ids,
  sessions: ids,
  payments: ids,
  precheckins: ids,
  /** At the payment provider. */
  checkouts: ids,
});
export type Person = z.infer<typeof Person>;

/** With what is still to be erased at other services. */
export const PersonToErase = Person.extend({
  recordings: z.array(z.object({ mode: Mode, id: z.string() })),
  numbers: z.array(z.object({ mode: Mode, id: z.string() })),
});
export type PersonToErase = z.infer<typeof PersonToErase>;

export const emptyPerson: Person = {
  ...{ phones: [], emails: [], reservations: [], names: [], alsoKnownBy: [] },
  ...{ calls: [], sessions: [], payments: [], precheckins: [], checkouts: [] },
};

/** What a record of theirs adds to what is known: more of the same, and numbers and addresses that stand beside it. */
export type FoundRow = Partial<Record<keyof Person | 'others', (string | null)[]>>;

/** A number or address of a record leads no further, for others may have it too. */
export function addFound(person: Person, rows: readonly FoundRow[]): Person {
  const sets = Object.fromEntries(Object.entries(person).map(([key, values]) => [key, new Set(values)]));
  const all = sets as Record<keyof Person, Set<string>>;
  for (const { others = [], ...more } of rows) {
    for (const each of others) if (each && !all.phones.has(each) && !all.emails.has(each)) all.alsoKnownBy.add(each);
    for (const [key, values] of Object.entries(more) as [keyof Person, (string | null)[]][])
      for (const value of values) if (value?.trim()) all[key].add(value.trim());
  }
  return Object.fromEntries(Object.keys(emptyPerson).map((key) => [key, [...all[key as keyof Person]]])) as Person;
}

export const sizeOf = (person: Person): number => Object.values(person).reduce((sum, { length }) => sum + length, 0);

/** What a person may be found by in a database that knows nothing of their erasure, and what it is called where that is hashed. */
export const identifierKinds = {
  phones: 'phone',
  emails: 'email',
  reservations: 'reservation',
  calls: 'call',
} as const;
export type IdentifierKind = keyof typeof identifierKinds;

/** Who is meant by hashes. @param all what anybody is known by, by its hash */
export function personFromHashes(
  hashes: readonly string[],
  all: ReadonlyMap<string, [kind: IdentifierKind, id: string]>,
): Person {
  const person = structuredClone(emptyPerson);
  for (const hash of new Set(hashes)) {
    const [kind, id] = all.get(hash) ?? [];
    if (kind && id) person[kind].push(id);
  }
  return person;
}

/** Whether somebody is known by the address of a SIP telephone, in place of a number. */
export const isSipAddress = (phone: string): boolean => /^sips?:[^@\s]+@[^@\s]+$/i.test(phone);

/** What somebody typed: an e-mail address, a phone number or SIP address, else a reservation. */
export function personOf(identifiers: readonly string[]): Person {
  const person = structuredClone(emptyPerson);
  for (const typed of identifiers) {
    const phone = phoneNumberOf(typed);
    if (isSipAddress(typed)) person.phones.push(typed.toLowerCase());
    else if (typed.includes('@')) person.emails.push(typed.toLowerCase());
    // reservations of the property system are digits too, and longer or shorter than a number of North America
    else if (phone) person.phones.push(...spellingsOf(phone));
    else person.reservations.push(typed);
    // ten digits may be either
    if (phone && /^\d+$/.test(typed)) person.reservations.push(typed);
  }
  person.phones = [...new Set(person.phones)];
  return person;
}

export const identifiersOf = ({ phones, emails, reservations }: Person): string[] =>
  [...new Set([...phones, ...emails, ...reservations])].toSorted();

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Not the end of a longer address; in JSON that is kept as text a line may have ended before it. */
const emailPattern = (email: string): string =>
  `(?:(?<![A-Za-z0-9._%+!#$&^~-])|(?<=\\\\[nrt]))${literal(email)}(?![A-Za-z0-9-])`;

/** What people put between the digits of a number: blanks of any width, dashes of any length, dots, slashes, brackets. */
const between = '[^0-9A-Za-z]{0,3}';
/** So many digits are somebody's number without their country too. */
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
 * By what a row is known to be about them, as patterns that PostgreSQL reads too. Those who share an address or a number in other
 * records are not meant, nor is somebody of the same name.
 */
export function marksOf(person: Person): string[] {
  const { phones, emails, calls, sessions, payments, precheckins, checkouts, reservations } = person;
  const known = [...calls, ...sessions, ...payments, ...precheckins, ...checkouts].map(literal);
  const long = reservations
    .filter((each) => each.length >= 6)
    .map((each) => `(?<![0-9A-Za-z])${literal(each)}(?![0-9A-Za-z])`);
  return [...phones.map(phonePattern), ...emails.map(emailPattern), ...known, ...long];
}

/** What says who they are, in a row that is about them. */
export function tracesOf(person: Person): RegExp {
  const names = person.names.map((name) => `(?<![\\wÀ-ɏ])${literal(name.trim()).replace(/\s+/g, '\\s+')}(?![\\wÀ-ɏ])`);
  const all = [...emailsAndPhones(person), ...names].toSorted((one, other) => other.length - one.length);
  return new RegExp(all.length > 0 ? all.join('|') : '(?!)', 'gi');
}
