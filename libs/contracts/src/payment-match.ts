import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { ListQuery } from './list.ts';

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
    kind: DifferenceKind,
    amountCents: z.number().int().describe('What it is about; 0 where no amount is known'),
    says: z
      .object({ stripe: z.string(), here: z.string(), cloudbeds: z.string() })
      .partial()
      .describe('What each of the two sides it is between says, in words'),
    at: z.iso.datetime().describe('When it was paid, or booked where nothing was'),
    guestName: z.string().nullable(),
    paymentId: z.uuid().nullable(),
    stripeSession: z.string().nullable(),
    reservationId: z.string().nullable(),
    firstSeenAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable().describe('When a match did not find it any more'),
    explanation: z.object({ by: z.string(), at: z.iso.datetime(), note: z.string() }).nullable(),
  })
  .meta({ id: 'PaymentDifference' });
export type PaymentDifference = z.infer<typeof PaymentDifference>;

export const MatchRun = z
  .object({
    id: z.uuid(),
    startedAt: z.iso.datetime(),
    startedBy: z.string().nullable().describe('Null for that of the night'),
    finishedAt: z.iso.datetime().nullable(),
    since: z.iso.datetime().describe('What was paid, given back or booked since then was compared'),
    compared: z
      .object({ stripe: z.number().int(), here: z.number().int(), cloudbeds: z.number().int() })
      .partial()
      .describe('How many payments, and reservations in Cloudbeds; a side that did not answer is left out'),
    found: z.number().int().nullable().describe('Differences, those explained before among them'),
    problems: z.array(z.string()).describe('Why a side was not compared; what was known of it stays as it was'),
  })
  .meta({ id: 'MatchRun' });
export type MatchRun = z.infer<typeof MatchRun>;

export const paymentMatchEndpoints = endpoints({
  newest: {
    method: 'GET',
    path: '/api/admin/payment-match',
    summary: 'The newest match of Stripe, our payments and Cloudbeds, of the current mode; null before the first',
    access: 'payments:read',
    answer: MatchRun.nullable(),
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
    query: ListQuery.extend({ state: DifferenceState.default('open') }),
    answer: z.array(PaymentDifference),
  },
  explain: {
    method: 'POST',
    path: '/api/admin/payment-match/differences/{id}/explain',
    summary: 'Says why a difference stays; it raises no alert any more',
    access: 'payments:match',
    audit: 'payment_match.explain',
    params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
    body: z.object({ note: z.string().trim().min(3, 'Say why, for the record.').max(300) }),
    answer: PaymentDifference,
  },
});
