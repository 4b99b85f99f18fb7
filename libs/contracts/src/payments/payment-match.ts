import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { ListQuery } from '../endpoint/list.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { RequiredText } from '../schema/required-text.ts';
import { rows } from '../endpoint/rows.ts';

/** How Stripe, our payments and the property system can tell of money in different ways. */
export const DifferenceKind = z.enum([
  'unknown_here',
  'not_at_stripe',
  'amount_differs',
  'refund_differs',
  'reservation_missing',
  'reservation_cancelled',
  'less_noted',
  'reservation_unpaid',
]);
export type DifferenceKind = z.infer<typeof DifferenceKind>;

/** Open until a match finds it gone; explained once a person has said why it stays. */
export const DifferenceState = z.enum(['open', 'explained', 'over']);
export type DifferenceState = z.infer<typeof DifferenceState>;

export const PaymentDifference = z
  .object({
    id: z.string(),
    kind: openEnum(DifferenceKind),
    amountCents: z.int().check(z.describe('What it is about; 0 where no amount is known')),
    says: z
      .partial(z.object({ stripe: z.string(), here: z.string(), cloudbeds: z.string() }))
      .check(z.describe('What each of the two sides it is between says, in words')),
    at: z.iso.datetime().check(z.describe('When it was paid, or booked where nothing was')),
    guestName: orNull(z.string()),
    paymentId: orNull(z.uuid()),
    stripeSession: orNull(z.string()),
    reservationId: orNull(z.string()),
    firstSeenAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    endedAt: orNull(z.iso.datetime()).check(z.describe('When a match did not find it any more')),
    explanation: orNull(z.object({ by: z.string(), at: z.iso.datetime(), note: z.string() })),
  })
  .register(z.globalRegistry, { id: 'PaymentDifference' });
export type PaymentDifference = z.infer<typeof PaymentDifference>;

export const MatchRun = z
  .object({
    id: z.uuid(),
    startedAt: z.iso.datetime(),
    startedBy: orNull(z.string()).check(z.describe('Null for that of the night')),
    finishedAt: orNull(z.iso.datetime()),
    since: z.iso.datetime().check(z.describe('What was paid, given back or booked since then was compared')),
    compared: z
      .partial(z.object({ stripe: z.int(), here: z.int(), cloudbeds: z.int() }))
      .check(z.describe('How many payments, and reservations in Cloudbeds; a side that did not answer is left out')),
    found: orNull(z.int()).check(z.describe('Differences, those explained before among them')),
    problems: z
      .array(z.string())
      .check(z.describe('Why a side was not compared; what was known of it stays as it was')),
  })
  .register(z.globalRegistry, { id: 'MatchRun' });
export type MatchRun = z.infer<typeof MatchRun>;

export const paymentMatchEndpoints = endpoints({
  newest: {
    method: 'GET',
    path: '/api/admin/payment-match',
    summary: 'The newest match of Stripe, our payments and Cloudbeds, of the current mode; null before the first',
    access: 'payments:read',
    answer: z.nullable(MatchRun),
    timed: true,
  },
  start: {
    method: 'POST',
    path: '/api/admin/payment-match',
    summary: 'Begins a match now',
    access: 'payments:match',
    audit: 'payment_match.start',
    body: z.object({}),
    answer: MatchRun,
  },
  differences: {
    method: 'GET',
    path: '/api/admin/payment-match/differences',
    summary: 'What differs between Stripe, our payments and Cloudbeds, of the current mode, newest first',
    access: 'payments:read',
    query: z.extend(ListQuery, { state: z._default(DifferenceState, 'open') }),
    answer: rows(PaymentDifference, 'difference'),
  },
  explain: {
    method: 'POST',
    path: '/api/admin/payment-match/differences/{id}/explain',
    summary: 'Says why a difference stays; it raises no alert any more',
    access: 'payments:match',
    audit: 'payment_match.explain',
    params: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
    body: z.object({
      note: RequiredText('Say why, for the record.', 300, 3),
    }),
    answer: PaymentDifference,
  },
});
