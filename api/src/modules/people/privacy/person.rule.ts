import { Mode } from '@booking/contracts/mode';
import { phoneNumberOf, spellingsOf } from '@booking/hotel/phone-number';
import { z } from 'zod';

const ids = z.array(z.string());

/** A person: their identifiers, and the ids of their records. */
export const Person = z.object({
  /** Numbers, and the SIP addresses of those who call without one. */
  phones: ids,
  emails: ids,
  reservations: ids,
  names: ids,
  /** Numbers and addresses in their records that were not searched for. */
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
  /** Numbers that guests who are not erased have too; what was texted there stays. */
  sharedNumbers: z.optional(ids),
});
export type PersonToErase = z.infer<typeof PersonToErase>;

export const emptyPerson: Person = {
  ...{ phones: [], emails: [], reservations: [], names: [], alsoKnownBy: [] },
  ...{ calls: [], sessions: [], payments: [], precheckins: [], checkouts: [] },
};

/** What a record adds to a person; `others` are numbers and addresses in it, `guests` the name that tells its guest apart. */
export type FoundRow = Partial<Record<keyof Person | 'others' | 'guests', (string | null)[]>>;

/** Numbers and addresses of records become `alsoKnownBy` only, for others may share them. */
export function addFound(person: Person, rows: readonly FoundRow[]): Person {
  const sets = Object.fromEntries(Object.entries(person).map(([key, values]) => [key, new Set(values)]));
  const all = sets as Record<keyof Person, Set<string>>;
  for (const { others = [], guests: _, ...more } of rows) {
    for (const each of others) if (each && !all.phones.has(each) && !all.emails.has(each)) all.alsoKnownBy.add(each);
    for (const [key, values] of Object.entries(more) as [keyof Person, (string | null)[]][])
      for (const value of values) if (value?.trim()) all[key].add(value.trim());
  }
  return Object.fromEntries(Object.keys(emptyPerson).map((key) => [key, [...all[key as keyof Person]]])) as Person;
}

export const sizeOf = (person: Person): number => Object.values(person).reduce((sum, { length }) => sum + length, 0);

/** The kinds of identifiers that erasure records hash, and the names under which they are hashed. */
export const identifierKinds = {
  phones: 'phone',
  emails: 'email',
  reservations: 'reservation',
  calls: 'call',
} as const;
export type IdentifierKind = keyof typeof identifierKinds;

/** @param all the identifiers of everyone in this database, by their hashes */
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

/** Whether a person is known by the address of a SIP telephone instead of a number. */
export const isSipAddress = (phone: string): boolean => /^sips?:[^@\s]+@[^@\s]+$/i.test(phone);

/** The person behind typed identifiers: an e-mail address, a phone number or SIP address, else a reservation. */
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
