import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { ListQuery, PaymentWords } from './list.ts';
import { PaymentPurpose } from './payment-purpose.ts';

export const PaymentStatus = z.enum(['pending', 'completed', 'failed', 'expired', 'canceled', 'refunded']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** Whether the reservation behind a payment stands in the property system. */
export const SyncStatus = z.enum(['pending', 'synced', 'failed']);
export type SyncStatus = z.infer<typeof SyncStatus>;

/** Money that was given back, or was to be. */
const Refund = z.object({
  id: z.string().describe('At Stripe'),
  amountCents: z.number().int(),
  at: z.iso.datetime().nullable().describe('When it was heard of'),
  by: z.string().nullable().describe('Who gave it back here; null for whoever did it at Stripe'),
  reason: z.string().nullable(),
  failure: z.string().nullable().describe('Why it did not arrive'),
});
export type Refund = z.infer<typeof Refund>;

export const PaymentEvent = z
  .object({
    id: z.string(),
    amountCents: z.number().int(),
    refundedCents: z.number().int(),
    status: PaymentStatus,
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    stripeSession: z.string().nullable(),
    purpose: PaymentPurpose,
    syncStatus: SyncStatus.nullable().describe('Null until it is paid'),
    syncError: z.string().nullable(),
    isUnsynced: z
      .boolean()
      .describe('Paid, and given up or tried for ten minutes: may be tried at once or closed by hand'),
    refunds: z.array(Refund),
    callId: z.string().nullable(),
    sessionId: z.uuid().nullable().describe('The guest page it was chosen on, for a booking'),
    reservationId: z.string().nullable(),
    metadata: z
      .record(z.string(), z.unknown())
      .describe('guestName, guestEmail, guestPhone, stay and room as they were paid'),
  })
  .meta({ id: 'PaymentEvent' });
export type PaymentEvent = z.infer<typeof PaymentEvent>;

const id = z.object({ id: z.uuid() });
const filter = {
  q: PaymentWords,
  status: PaymentStatus.optional(),
  from: z.iso.date().optional().describe('Hotel date it was made on, or later'),
  to: z.iso.date().optional(),
  payment: z.uuid().optional().describe('Only this one'),
  unsynced: z.literal('true').optional().describe('Only those whose isUnsynced is true'),
};

export const paymentEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/payment-events',
    summary: 'Payments of the current mode, newest first',
    access: 'payments:read',
    query: ListQuery.extend(filter),
    answer: z.array(PaymentEvent),
  },
  export: {
    method: 'GET',
    path: '/api/admin/payment-events/export',
    summary: 'Every payment of the current mode that the filter leaves, as a file',
    access: 'payments:export',
    query: z.object({ format: z.enum(['csv', 'json']).default('csv'), ...filter }),
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
      amountCents: z.number().int().min(1, 'Enter an amount.'),
      reason: z.string().trim().min(3, 'Say why, for the record.').max(300),
      seen: PaymentEvent.pick({ refundedCents: true, syncStatus: true })
        .optional()
        .describe('As it was shown to whoever decided; refused when it is otherwise by now'),
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
  close: {
    method: 'POST',
    path: '/api/admin/payment-events/{id}/close',
    summary: 'Marks a paid booking as dealt with by hand',
    access: 'payments:refund',
    audit: 'payments.close',
    params: id,
    body: z.object({
      reservationId: z.string().trim().min(1).max(40).optional(),
      note: z.string().trim().min(3, 'Say what was done.').max(300),
    }),
    answer: PaymentEvent,
  },
});
