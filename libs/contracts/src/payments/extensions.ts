import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { ListQuery } from '../endpoint/list.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orElse } from '../schema/or-null.ts';
import { PaymentWords } from './payment-words.ts';
import { SyncStatus } from './payments.ts';
import { RowCount } from '../endpoint/row-count.ts';
import { rows } from '../endpoint/rows.ts';
import { sortBy } from '../endpoint/sort.ts';

/** What became of the stay in the property system: nothing, too, where it was never paid or was given back before. */
export const ExtendedStatus = z.enum([...SyncStatus.options, 'not_extended', 'closed_by_hand']);
export type ExtendedStatus = z.infer<typeof ExtendedStatus>;

/** A guest's wish to leave later (S2 section 3). */
export const ExtensionRequest = z
  .object({
    id: z.string(),
    guestName: z.string(),
    guestPhone: z.string(),
    guestEmail: z.string(),
    requestedWorkflow: openEnum(z.enum(['before_11am', 'after_11am'])).check(
      z.describe('By hotel time of the request'),
    ),
    amountCents: orElse(z.int(), 0),
    additionalNights: z.int(),
    originalCheckoutDate: z.iso.date(),
    newCheckoutDate: z.iso.date(),
    reservationID: z.string(),
    paymentStatus: orElse(z.string(), '').check(z.describe('paid, pending, failed, canceled, or the raw word')),
    cloudbedsStatus: openEnum(ExtendedStatus),
    isUnsynced: z.boolean().check(z.describe('As that of its payment')),
    roomTypeName: z.nullish(z.string()),
    errorMessage: z.nullish(z.string()),
    createdAt: z.iso.datetime(),
    paidAt: z.nullish(z.iso.datetime()),
    syncedAt: z.nullish(z.iso.datetime()),
    stripeSessionId: z.nullish(z.string()),
    paymentId: z.optional(z.uuid()),
    callId: z.nullish(z.string()).check(z.describe('The call it came of')),
  })
  .register(z.globalRegistry, { id: 'ExtensionRequest' });
export type ExtensionRequest = z.infer<typeof ExtensionRequest>;

/** What a payment of a request can be asked for by. */
export const ExtensionPaymentStatus = z.enum(['pending', 'paid', 'failed', 'canceled', 'expired', 'refunded']);
export type ExtensionPaymentStatus = z.infer<typeof ExtensionPaymentStatus>;

const filter = { q: PaymentWords, status: z.optional(ExtensionPaymentStatus).check(z.describe('Of its payment')) };
const sort = sortBy('createdAt');

export const extensionEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/extension-requests',
    summary: 'Wishes to stay longer, of the current mode, newest first',
    access: 'extensions:read',
    query: z.extend(ListQuery, { ...filter, sort }),
    answer: rows(ExtensionRequest, 'request'),
  },
  count: {
    method: 'GET',
    path: '/api/admin/extension-requests/count',
    summary: 'How many requests of the current mode the search leaves, up to 1,000',
    access: 'extensions:read',
    query: z.object(filter),
    answer: RowCount,
  },
  export: {
    method: 'GET',
    path: '/api/admin/extension-requests/export',
    summary: 'Every request of the current mode that the search leaves, as a file',
    access: 'extensions:export',
    query: z.object({ format: z._default(z.enum(['csv', 'json']), 'csv'), ...filter, sort }),
    answer: z.string(),
    file: true,
  },
  retry: {
    method: 'POST',
    path: '/api/admin/extension-requests/{id}/retry',
    summary: 'Tries once more to extend a paid stay in the property system',
    access: 'extensions:retry',
    audit: 'extensions.retry',
    params: z.object({ id: z.uuid() }),
    body: z.object({}),
    answer: ExtensionRequest,
  },
});
