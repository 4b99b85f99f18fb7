import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { ListQuery } from '../endpoint/list.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';
import { asSeen, TypedId } from '../schema/typed-text.ts';

/** Somebody by name, with the numbers, addresses and reservations that their records have. */
const guest = {
  id: z.uuid(),
  name: z.string().check(z.describe('As it was written last')),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  reservations: z.array(z.string()),
  lastSeenAt: z.iso.datetime().check(z.describe('When their newest link, payment, pre-check-in or reservation was')),
};

export const Guest = z.object(guest).register(z.globalRegistry, { id: 'Guest' });
export type Guest = z.infer<typeof Guest>;

/** What the front desk can do about something that did not happen, and which endpoint does it. */
const GuestFix = z.discriminatedUnion('kind', [
  z
    .object({ kind: z.literal('text_confirmation'), paymentId: z.uuid() })
    .check(z.describe('payment-events/{id}/text-confirmation')),
  z
    .object({ kind: z.literal('retry_payment'), paymentId: z.uuid() })
    .check(z.describe('payment-events/{id}/retry-sync')),
  z
    .object({ kind: z.literal('retry_extension'), requestId: z.uuid() })
    .check(z.describe('extension-requests/{id}/retry')),
  z
    .object({ kind: z.literal('text_link'), callId: z.string(), sessionId: z.uuid() })
    .check(z.describe('call-logs/{id}/text-link')),
  z.object({ kind: z.literal('send_precheckin'), reservationId: z.string() }).check(z.describe('POST precheckins')),
]);
export type GuestFix = z.infer<typeof GuestFix>;

export const GuestEventKind = z.enum(['call', 'link', 'payment', 'reservation', 'text', 'precheckin']);
export type GuestEventKind = z.infer<typeof GuestEventKind>;

/** Something that happened with a guest, or that did not. */
export const GuestEvent = z
  .object({
    key: z.string(),
    kind: openEnum(GuestEventKind),
    title: z.string(),
    state: openEnum(z.enum(['done', 'waiting', 'stuck', 'ended'])).check(
      z.describe(
        'waiting for somebody; stuck: did not happen, and the desk should see to it; ended: did not happen, and no longer matters',
      ),
    ),
    at: orNull(z.iso.datetime()).check(z.describe('Null for what has not happened')),
    detail: orNull(z.string()).check(z.describe('What is known of it, or why it did not happen')),
    link: orNull(z.object({ to: z.string(), words: z.string() })).check(z.describe('Its record in the console')),
    // what an older page cannot do it does not offer
    fix: z.catch(orNull(GuestFix), null),
    copy: orNull(z.string()).check(z.describe('What the guest should know, to be told in another way than by text')),
  })
  .register(z.globalRegistry, { id: 'GuestEvent' });
export type GuestEvent = z.infer<typeof GuestEvent>;

/** A reservation of the guest, as far as it is known here. */
const GuestStay = z.object({
  reservationId: z.string(),
  startDate: orNull(z.iso.date()),
  endDate: orNull(z.iso.date()),
  roomTypeName: orNull(z.string()),
  isCanceled: z.boolean(),
});
export type GuestStay = z.infer<typeof GuestStay>;

const GuestNumber = z.object({
  number: z.string(),
  optedOut: orNull(z.object({ since: z.iso.datetime(), said: z.string() })).check(
    z.describe('Since when it gets no texts, and in which words that was asked for'),
  ),
  sharedWith: rows(z.object({ id: z.uuid(), name: z.string() }), 'guest').check(
    z.describe('Others who have the same number, the newest ten'),
  ),
  callId: orNull(z.string()).check(z.describe('The newest call from it: call-logs/{id}/stop-texts stops texts to it')),
});
export type GuestNumber = z.infer<typeof GuestNumber>;

/** Everything the page of a guest shows. What the reader may not see otherwise is not in it. */
export const GuestPage = z
  .object({
    ...guest,
    firstSeenAt: z.iso.datetime(),
    numbers: rows(GuestNumber, 'number'),
    stays: rows(GuestStay, 'stay').check(z.describe('The latest arrival first')),
    timeline: rows(GuestEvent, 'event').check(z.describe('Newest first')),
    isWhole: z.boolean().check(z.describe('False where only the newest of many records are in the timeline')),
  })
  .register(z.globalRegistry, { id: 'GuestPage' });
export type GuestPage = z.infer<typeof GuestPage>;

export const guestEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/guests',
    summary: 'Guests of the current mode, those with the newest records first; people who share a number are apart',
    access: 'guests:read',
    query: z.extend(ListQuery, {
      q: z
        .optional(z.string().check(z.overwrite(asSeen), z.minLength(1), z.maxLength(100)))
        .check(z.describe('Words of the name or email, digits of a phone number, part of a reservation')),
      call: z.optional(TypedId(100)).check(z.describe('Only those whom this call was with')),
      payment: z.optional(z.uuid()).check(z.describe('Only who this payment is of')),
      precheckin: z.optional(z.uuid()),
      reservation: z.optional(TypedId(60)),
    }),
    answer: rows(Guest, 'guest'),
  },
  page: {
    method: 'GET',
    path: '/api/admin/guests/{id}',
    summary: 'One guest: numbers, stays, and all that happened or did not, as far as the reader may see it',
    access: 'guests:read',
    params: z.object({ id: z.uuid() }),
    answer: GuestPage,
  },
});
