import { phoneNumberOf } from '@booking/hotel/phone-number';
import type { FoundRow, Person } from './person.rule.ts';

/** One of several people who used a number or an address: a name, however it is spelled (ADR 64). */
export type FoundGuest = { key: string; name: string; reservations: string[]; records: number };

const idKinds = ['calls', 'sessions', 'payments', 'precheckins', 'checkouts', 'reservations'] as const;

const filled = (values: readonly (string | null)[] = []): string[] => values.flatMap((value) => value?.trim() || []);
const keyOf = (row: FoundRow): string | undefined => filled(row.guests)[0];
const contactKey = (contact: string): string => phoneNumberOf(contact) ?? contact.toLowerCase();
const contactsOf = (rows: readonly FoundRow[]): string[] => rows.flatMap(({ others }) => filled(others));

/** The people among the records, in the order in which records tell of them. */
export function guestsIn(rows: readonly FoundRow[]): FoundGuest[] {
  const named = rows.filter(keyOf);
  return [...Map.groupBy(named, (row) => keyOf(row)!)].map(([key, theirs]) => ({
    key,
    name: filled(theirs[0]!.names)[0] ?? key,
    reservations: [...new Set(theirs.flatMap(({ reservations }) => filled(reservations)))],
    records: theirs.length,
  }));
}

/**
 * The person without what is somebody else's: a number, address, call or reservation that another guest's record has too is left out,
 * and a record without a name counts only where its number is theirs alone.
 * @param keys names of the guests who are meant
 */
export function narrowTo(person: Person, rows: readonly FoundRow[], keys: ReadonlySet<string>): Person {
  const theirs = rows.filter((row) => keys.has(keyOf(row) ?? ''));
  const others = rows.filter((row) => keyOf(row) && !keys.has(keyOf(row)!));
  const unnamed = rows.filter((row) => !keyOf(row));
  const idsOfOthers = new Set(others.flatMap((row) => idKinds.flatMap((kind) => filled(row[kind]))));
  const isOfOthers = (row: FoundRow): boolean =>
    idKinds.some((kind) => filled(row[kind]).some((id) => idsOfOthers.has(id)));
  const shared = new Set(contactsOf([...others, ...unnamed.filter(isOfOthers)]).map(contactKey));
  const isOwn = (contact: string): boolean => !shared.has(contactKey(contact));
  const [phones, emails] = [person.phones.filter(isOwn), person.emails.filter(isOwn)];
  const own = new Set([...phones, ...emails].map(contactKey));
  const alone = unnamed.filter(
    (row) => !isOfOthers(row) && contactsOf([row]).some((each) => own.has(contactKey(each))),
  );
  const mine = [...theirs, ...alone];
  const idsOf = (kind: (typeof idKinds)[number]): string[] => {
    const ids = new Set(mine.flatMap((row) => filled(row[kind])));
    return person[kind].filter((id) => ids.has(id) && !idsOfOthers.has(id));
  };
  return {
    ...{ phones, emails, reservations: idsOf('reservations') },
    names: [...new Set(mine.flatMap(({ names }) => filled(names)))],
    alsoKnownBy: [...new Set(contactsOf(mine))].filter((each) => !own.has(contactKey(each))),
    ...{ calls: idsOf('calls'), sessions: idsOf('sessions'), payments: idsOf('payments') },
    ...{ precheckins: idsOf('precheckins'), checkouts: idsOf('checkouts') },
  };
}
