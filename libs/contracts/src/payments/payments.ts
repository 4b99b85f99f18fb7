import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { ListQuery } from '../endpoint/list.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { PaymentPurpose } from './payment-purpose.ts';
import { PaymentWords } from './payment-words.ts';
import { RequiredText } from '../schema/required-text.ts';
import { RowCount } from '../endpoint/row-count.ts';
import { rows } from '../endpoint/rows.ts';
import { sortBy } from '../endpoint/sort.ts';
import { TypedId } from '../schema/typed-text.ts';

export const PaymentStatus = z.enum(['pending', 'completed', 'failed', 'expired', 'canceled', 'refunded']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** Whether the reservation behind a payment stands in the property system. */
export const SyncStatus = z.enum(['pending', 'synced', 'failed']);
export type SyncStatus = z.infer<typeof SyncStatus>;

/** Money that was given back, or was to be. */
const Refund = z.object({
  id: z.string().check(z.describe('At Stripe')),
  amountCents: z.int(),
  at: orNull(z.iso.datetime()).check(z.describe('When it was heard of')),
  by: orNull(z.string()).check(z.describe('Who gave it back here; null for whoever did it at Stripe')),
  reason: orNull(z.string()),
  failure: orNull(z.string()).check(z.describe('Why it did not arrive')),
});
export type Refund = z.infer<typeof Refund>;

/** A guest's bank wants money back. */
const Dispute = z.object({
  id: z.string().check(z.describe('At Stripe')),
  amountCents: z.int(),
  currency: z.string(),
  state: openEnum(z.enum(['open', 'inquiry', 'won', 'lost', 'closed'])).check(
    z.describe('Open and inquiry: to be answered at Stripe'),
  ),
  reason: z.string(),
  dueBy: orNull(z.iso.datetime()).check(z.describe('When it has to be answered')),
  isMoneyGone: z.boolean().check(z.describe('The bank has the money for now, or for good')),
  openedAt: z.iso.datetime(),
});
export type Dispute = z.infer<typeof Dispute>;

export const PaymentEvent = z
  .object({
    id: z.string(),
    amountCents: z.int().check(z.describe('In the smallest unit of the currency')),
    currency: z.string().check(z.describe('In small letters; usd unless somebody paid in another one')),
    askedCents: orNull(z.int()).check(
      z.describe('US cents that were asked for, where something else was paid; nothing is booked for it'),
    ),
    refundedCents: z.int(),
    status: openEnum(PaymentStatus),
    createdAt: z.iso.datetime(),
    paidAt: orNull(z.iso.datetime()),
    stripeSession: orNull(z.string()),
    purpose: openEnum(PaymentPurpose),
    syncStatus: orNull(openEnum(SyncStatus)).check(z.describe('Null until it is paid')),
    syncError: orNull(z.string()),
    isUnsynced: z
      .boolean()
      .check(z.describe('Paid, and given up or tried for ten minutes: may be tried at once or closed by hand')),
    link: z
      .optional(
        z.object({
          state: openEnum(z.enum(['not_sent', 'sent', 'delivered', 'opened'])),
          detail: orNull(z.string()).check(z.describe('Why it was not sent, or what is known of it')),
        }),
      )
      .check(z.describe('How far the link to pay by is')),
    refunds: rows(Refund, 'refund'),
    disputes: rows(Dispute, 'dispute').check(z.describe('Oldest first')),
    callId: orNull(z.string()),
    sessionId: orNull(z.uuid()).check(z.describe('The guest page it was chosen on, for a booking')),
    reservationId: orNull(z.string()),
    metadata: z
      .record(z.string(), z.unknown())
      .check(z.describe('guestName, guestEmail, guestPhone, stay and room as they were paid')),
  })
  .register(z.globalRegistry, { id: 'PaymentEvent' });
export type PaymentEvent = z.infer<typeof PaymentEvent>;

/** Sums of the payments that were made on some days, in the currency the hotel sells in; those in another one are left out. */
export const PaymentTotals = z
  .object({
    collectedCents: z.int().check(z.describe('Paid, and whatever was given back since')),
    refundedCents: z.int().check(z.describe('Given back of it')),
    pendingCents: z.int().check(z.describe('Asked for, and neither paid nor over')),
    currency: z.string(),
  })
  .register(z.globalRegistry, { id: 'PaymentTotals' });
export type PaymentTotals = z.infer<typeof PaymentTotals>;

const id = z.object({ id: z.uuid() });
const filter = {
  q: PaymentWords,
  status: z.optional(PaymentStatus),
  from: z.optional(z.iso.date()).check(z.describe('Hotel date it was made on, or later')),
  to: z.optional(z.iso.date()),
  payment: z.optional(z.uuid()).check(z.describe('Only this one')),
  unsynced: z.optional(z.literal('true')).check(z.describe('Only those whose isUnsynced is true')),
};

const sort = sortBy('createdAt', 'amountCents');

export const paymentEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/payment-events',
    summary: 'Payments of the current mode, newest first',
    access: 'payments:read',
    query: z.extend(ListQuery, { ...filter, sort }),
    answer: rows(PaymentEvent, 'payment'),
  },
  count: {
    method: 'GET',
    path: '/api/admin/payment-events/count',
    summary: 'How many payments of the current mode the filter leaves, up to 1,000',
    access: 'payments:read',
    query: z.object(filter),
    answer: RowCount,
  },
  totals: {
    method: 'GET',
    path: '/api/admin/payment-events/totals',
    summary: 'What the payments of the current mode come to that were made on some days of the hotel',
    access: 'payments:read',
    query: z.object({ from: filter.from, to: filter.to }),
    answer: PaymentTotals,
  },
  export: {
    method: 'GET',
    path: '/api/admin/payment-events/export',
    summary: 'Every payment of the current mode that the filter leaves, as a file',
    access: 'payments:export',
    query: z.object({ format: z._default(z.enum(['csv', 'json']), 'csv'), ...filter, sort }),
    answer: z.string(),
    file: true,
  },
  refund: {
    method: 'POST',
    path: '/api/admin/payment-events/{id}/refund',
    summary: 'Gives money back at Stripe, once: needs `seen`, or the header Idempotency-Key',
    access: 'payments:refund',
    audit: 'payments.refund',
    params: id,
    body: z.object({
      amountCents: z.int().check(z.minimum(1, 'Enter an amount.')),
      reason: RequiredText('Say why, for the record.', 300, 3),
      seen: z
        .optional(z.object({ refundedCents: z.int(), syncStatus: orNull(SyncStatus) }))
        .check(z.describe('As it was shown to whoever decided; refused when it is otherwise by now')),
    }),
    answer: PaymentEvent,
  },
  retrySync: {
    method: 'POST',
    path: '/api/admin/payment-events/{id}/retry-sync',
    summary: 'Tries once more to bring a paid booking into the property system',
    access: 'payments:refund',
    audit: 'payments.retry_sync',
    params: id,
    body: z.object({}),
    answer: PaymentEvent,
  },
  textConfirmation: {
    method: 'POST',
    path: '/api/admin/payment-events/{id}/text-confirmation',
    summary: 'Texts the guest once more that what they paid for is done; five times at most',
    access: 'calls:review',
    audit: 'payments.text_confirmation',
    params: id,
    body: z.object({}),
    mergesCopies: true,
    answer: z.object({ to: z.string().check(z.describe('The number it went to')) }),
  },
  close: {
    method: 'POST',
    path: '/api/admin/payment-events/{id}/close',
    summary: 'Marks a paid booking as dealt with by hand',
    access: 'payments:refund',
    audit: 'payments.close',
    params: id,
    body: z.object({
      reservationId: z.optional(TypedId(40).check(z.minLength(1))),
      note: RequiredText('Say what was done.', 300, 3),
    }),
    answer: PaymentEvent,
  },
});
