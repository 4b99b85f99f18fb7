import * as z from 'zod/mini';
import { callEndpoints } from './calls.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { rows } from '../endpoint/rows.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';

const amounts = { perNightCents: z.int(), totalCents: z.int() };
const amount = orNull(z.object(amounts));

/** One room type of a quote. */
const QuotedRoom = z.object({
  roomTypeId: z.string(),
  roomTypeName: z.string(),
  said: amount.check(z.describe('What the caller heard; null when it was not named')),
  then: amount.check(z.describe('Reckoned anew from the rates, taxes and fees of that moment')),
  now: amount.check(z.describe('With those of now; null when it is no longer free')),
  verdict: openEnum(z.enum(['right', 'wrong', 'not_named'])).check(z.describe('Said held against then')),
  change: openEnum(z.enum(['same', 'dearer', 'cheaper', 'gone', 'new', 'unknown'])).check(
    z.describe('Now held against then'),
  ),
});

/** A quote said in a call, reckoned again. */
export const QuoteReplay = z
  .object({
    toolCallId: z.string(),
    at: z.iso.datetime(),
    stay: z.object({ startDate: z.iso.date(), endDate: z.iso.date(), adults: z.int(), children: z.int() }),
    said: z.string().check(z.describe('The reply of the tool, in its words')),
    verdict: openEnum(z.enum(['right', 'wrong'])),
    now: openEnum(z.enum(['reckoned', 'past', 'unavailable'])).check(
      z.describe('past: the day of arrival is over; unavailable: the property system did not answer'),
    ),
    rooms: rows(QuotedRoom, 'room'),
  })
  .register(z.globalRegistry, { id: 'QuoteReplay' });
export type QuoteReplay = z.infer<typeof QuoteReplay>;

export const quoteReplayEndpoints = endpoints({
  replay: {
    method: 'GET',
    path: '/api/admin/call-logs/{id}/quotes',
    summary: 'The quotes said in a call: what was said, what was right, and what changed since',
    access: 'calls:read',
    params: callEndpoints.detail.params,
    answer: rows(QuoteReplay, 'quote'),
  },
});
