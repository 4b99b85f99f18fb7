import * as z from 'zod/mini';
import { callEndpoints } from './calls.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';

/** What a person can do about a step that is stuck, and which endpoint does it. */
const TripFix = z.discriminatedUnion('kind', [
  z
    .object({ kind: z.literal('retry_payment'), paymentId: z.uuid() })
    .check(z.describe('payment-events/{id}/retry-sync')),
  z
    .object({ kind: z.literal('retry_extension'), requestId: z.uuid() })
    .check(z.describe('extension-requests/{id}/retry')),
  z.object({ kind: z.literal('text_link'), sessionId: z.uuid() }).check(z.describe('call-logs/{id}/text-link')),
]);
export type TripFix = z.infer<typeof TripFix>;

/** One step from the call to the reservation. */
export const TripStep = z
  .object({
    key: z.string(),
    title: z.string(),
    state: openEnum(z.enum(['done', 'waiting', 'stuck', 'ended', 'open'])).check(
      z.describe(
        'waiting for somebody; stuck without help; ended unfinished, for another took its place; open: not begun',
      ),
    ),
    at: orNull(z.iso.datetime()),
    detail: orNull(z.string()).check(z.describe('What is known of it, or why it is stuck')),
    link: orNull(z.object({ to: z.string(), words: z.string() })).check(z.describe('Its record in the console')),
    // what an older page cannot do it does not offer
    fix: z.catch(orNull(TripFix), null),
    // beside `fix`, whose kinds are all that builds of before can read
    textConfirmation: z
      .optional(z.object({ paymentId: z.uuid() }))
      .check(z.describe('Its text can be sent again: payment-events/{id}/text-confirmation')),
  })
  .register(z.globalRegistry, { id: 'TripStep' });
export type TripStep = z.infer<typeof TripStep>;

const { params } = callEndpoints.detail;

export const callTripEndpoints = endpoints({
  trip: {
    method: 'GET',
    path: '/api/admin/call-logs/{id}/trip',
    summary: 'From the call to the reservation, step by step',
    access: 'calls:read',
    params,
    answer: rows(TripStep, 'step'),
  },
  textLink: {
    method: 'POST',
    path: '/api/admin/call-logs/{id}/text-link',
    summary: 'Texts the caller a new link to choose a room, for the same stay',
    access: 'calls:review',
    audit: 'calls.text_link',
    params,
    body: z.object({
      sessionId: z.uuid().check(z.describe('The newest that was looked at; refused when there is a newer one')),
    }),
    mergesCopies: true,
    answer: rows(TripStep, 'step'),
  },
});
