import * as z from 'zod/mini';
import { openEnum } from '../schema/open-enum.ts';
import { orElse, orNull } from '../schema/or-null.ts';

/** What a cancellation costs that is not free. */
export const CancellationFee = z.object({
  per: openEnum(z.enum(['nights', 'percent', 'all'])),
  amount: z.int().check(z.describe('So many nights, or percent of the total; 100 where all is kept')),
  cents: orNull(z.int()).check(z.describe('What that comes to; null where the hotel does not say how it is counted')),
});
export type CancellationFee = z.infer<typeof CancellationFee>;

/** The last moment at which a guest may cancel for free, by the hotel's clock and as an instant. */
const FreeUntil = z.object({
  at: z.iso.datetime(),
  date: z.iso.date(),
  time: z.string().check(z.describe('HH:MM, 24 hours')),
});
export type FreeUntil = z.infer<typeof FreeUntil>;

/** What a guest agrees to when an offer is paid. The sentences are made of it by `@booking/hotel/terms-in-words`. */
export const Terms = z
  .object({
    version: z.string().check(z.describe('Of the hotel’s rule and text; the same as long as neither changes')),
    cancellation: openEnum(z.enum(['free_until', 'fee', 'not_refundable', 'ask'])).check(
      z.describe('Fee: it is never free, or not any more. Ask: nothing is known, so the hotel is to be asked'),
    ),
    freeUntil: orNull(FreeUntil).check(z.describe('Of free_until alone')),
    fee: orNull(CancellationFee).check(z.describe('Of free_until, for what is later, and of fee')),
  })
  .register(z.globalRegistry, { id: 'Terms' });
export type Terms = z.infer<typeof Terms>;

/** The hotel's own text, by language; empty where it has none in that language. */
export const TermsText = z
  .object({ en: orElse(z.string(), ''), es: orElse(z.string(), '') })
  .register(z.globalRegistry, { id: 'TermsText' });
export type TermsText = z.infer<typeof TermsText>;

/** Where an answer says nothing of terms, guests are told to ask, and never that something is free. */
export const unknownTerms: Terms = { version: '', cancellation: 'ask', freeUntil: null, fee: null };
export const noTermsText: TermsText = { en: '', es: '' };
