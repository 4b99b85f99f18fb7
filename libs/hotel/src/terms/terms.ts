import { addDays, hotelInstant } from '../time/hotel-time.ts';
import type { CancellationRule, FeeRule } from './cancellation-rule.ts';

/** What a cancellation costs that is not free. `cents` is null where the hotel does not say how it is counted. */
export type CancellationFee = FeeRule & { cents: number | null };

/** The last moment at which a guest may cancel for free, as an instant and by the hotel's clock. */
export type FreeUntil = { at: string; date: string; time: string };

/** What a guest agrees to about canceling a stay; `ask` where nothing is known. */
export type CancellationTerms = {
  cancellation: 'free_until' | 'fee' | 'not_refundable' | 'ask';
  freeUntil: FreeUntil | null;
  fee: CancellationFee | null;
};

/** A stay and what all of it costs, taxes and mandatory fees included. */
export type TermedStay = { startDate: string; nights: number; totalCents: number };

/** The rule of a rate for one stay: with its day, and with its cents where they are sure. */
export function termsOf(
  rule: CancellationRule | null,
  stay: TermedStay,
  { zone, now }: { zone: string; now: Date },
): CancellationTerms {
  const none = { freeUntil: null, fee: null };
  if (!rule) return { cancellation: 'ask', ...none };
  if (rule.kind === 'not_refundable') return { cancellation: 'not_refundable', ...none };
  const fee = feeOf(rule.fee, stay);
  const freeUntil = rule.kind === 'free_until' ? freeUntilOf(rule, stay, zone) : null;
  // who books after that day never had it
  if (!freeUntil || Date.parse(freeUntil.at) <= now.getTime()) return { cancellation: 'fee', freeUntil: null, fee };
  return { cancellation: 'free_until', freeUntil, fee };
}

function freeUntilOf({ daysBefore, time }: CancellationRule, { startDate }: TermedStay, zone: string): FreeUntil {
  const date = addDays(startDate, -daysBefore);
  return { at: hotelInstant(date, `${time}:00`, zone).toISOString(), date, time };
}

/** Nights may differ in price, and nobody says whether taxes go with them, so only all of the nights have a sum. */
function feeOf({ per, amount }: FeeRule, { nights, totalCents }: TermedStay): CancellationFee {
  switch (per) {
    case 'all':
      return { per, amount, cents: totalCents };
    case 'percent':
      return { per, amount, cents: Math.round((totalCents * amount) / 100) };
    case 'nights':
      return { per, amount, cents: amount >= nights ? totalCents : null };
  }
}
