import type { Guest, GuestNumber, GuestStay } from '@booking/contracts/guests';
import type { GuestContactEntity } from './guest-contact.entity.ts';
import type { GuestFacts } from './guest-facts.schema.ts';
import type { GuestEntity } from './guest.entity.ts';
import type { NumberFacts } from './guests.repository.ts';

type Contacts = readonly GuestContactEntity[];

export const contactsOf = (contacts: Contacts, kind: GuestContactEntity['kind']): string[] =>
  contacts.filter((each) => each.kind === kind).map(({ contact }) => contact);

/** A guest as lists show it. */
export const toGuest = ({ id, name, lastSeenAt }: GuestEntity, contacts: Contacts): Guest => {
  const own = contacts.filter(({ guestId }) => guestId === id);
  return {
    ...{ id, name, lastSeenAt: lastSeenAt.toISOString() },
    phones: contactsOf(own, 'phone'),
    emails: contactsOf(own, 'email'),
    reservations: contactsOf(own, 'reservation'),
  };
};

export const toGuestNumber = ({
  number,
  optedOutSince,
  optedOutSaid,
  sharedWith,
  callId,
}: NumberFacts): GuestNumber => ({
  ...{ number, sharedWith, callId },
  optedOut: optedOutSince && { since: optedOutSince.toISOString(), said: optedOutSaid ?? '' },
});

const textOf = (metadata: Record<string, unknown>, name: string): string | null =>
  typeof metadata[name] === 'string' && metadata[name] !== '' ? metadata[name] : null;

type KnownStay = Omit<GuestStay, 'isCanceled'>;

/** A stay of each reservation, of what its payments, pre-check-in and events say; the latest arrival first. */
export function toStays(
  reservations: readonly string[],
  { payments, precheckins, reservationEvents }: Pick<GuestFacts, 'payments' | 'precheckins' | 'reservationEvents'>,
): GuestStay[] {
  const known: KnownStay[] = [
    // what Cloudbeds told last counts before what was booked
    ...reservationEvents.toReversed().map((event) => ({ ...event, roomTypeName: null })),
    ...precheckins.toReversed(),
    ...payments.toReversed().flatMap(({ reservationId, metadata }) => {
      const [startDate, endDate] = [textOf(metadata, 'startDate'), textOf(metadata, 'endDate')];
      return reservationId
        ? [{ reservationId, startDate, endDate, roomTypeName: textOf(metadata, 'roomTypeName') }]
        : [];
    }),
  ];
  return reservations
    .map((reservationId) => {
      const own = known.filter((each) => each.reservationId === reservationId);
      const first = <Name extends 'startDate' | 'endDate' | 'roomTypeName'>(name: Name): string | null =>
        own.find((each) => each[name] !== null)?.[name] ?? null;
      const newest = reservationEvents.findLast((each) => each.reservationId === reservationId);
      return {
        ...{ reservationId, startDate: first('startDate'), endDate: first('endDate') },
        ...{ roomTypeName: first('roomTypeName'), isCanceled: newest?.kind === 'cancelled' },
      };
    })
    .toSorted((one, other) => (other.startDate ?? '').localeCompare(one.startDate ?? ''));
}
