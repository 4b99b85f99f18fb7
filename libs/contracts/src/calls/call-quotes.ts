import * as z from 'zod/mini';
import { callEndpoints } from './calls.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';

const cents = orNull(z.int());

/** A price that a caller was told, beside what the rates gave at that moment and give now; all for the whole stay. */
const QuotedOffer = z.object({
  name: z.string().check(z.describe('Room and rate')),
  saidCents: cents.check(z.describe('In the reply to the assistant; null where it had no amount')),
  thenCents: cents.check(z.describe('Reckoned with the rates kept from that moment; null where none were kept')),
  nowCents: cents.check(z.describe('Reckoned with the rates of now; null where it is no longer sold')),
});

/** A search of rooms in a call, and what was said of it. */
export const CallQuote = z
  .object({
    toolCallId: z.string(),
    at: z.iso.datetime(),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    adults: z.int(),
    children: z.int(),
    said: orNull(z.string()).check(z.describe('What the tool replied, word for word')),
    verdict: openEnum(z.enum(['right', 'wrong', 'unknown'])).check(
      z.describe('Whether what was said is what the rates of that moment gave'),
    ),
    nowProblem: orNull(z.string()).check(z.describe('Why the rates of now could not be asked')),
    offers: rows(QuotedOffer, 'offer'),
  })
  .register(z.globalRegistry, { id: 'CallQuote' });
export type CallQuote = z.infer<typeof CallQuote>;

export const callQuoteEndpoints = endpoints({
  ofCall: {
    method: 'GET',
    path: '/api/admin/call-logs/{id}/quotes',
    summary: 'Prices that were said in a call, reckoned again with the rates of that moment and of now',
    access: 'calls:read',
    params: callEndpoints.detail.params,
    answer: rows(CallQuote, 'quote'),
  },
});
