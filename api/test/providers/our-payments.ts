import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { OurPayment } from '../../src/modules/payments/match/found-difference.rule.ts';

const now = Date.UTC(2026, 10, 22, 9, 30);

export const hoursAgo = (hours: number): Date => new Date(now - hours * 3_600_000);

/** What a match looks at: 35 days, but nothing that changed in the last hour. */
export const between = { since: hoursAgo(24 * 35), until: hoursAgo(1) };

/** A booking that was paid five hours ago and stands in Cloudbeds. */
export function payment(changes: Partial<OurPayment> = {}): OurPayment {
  const id = randomUUID();
  const links = { stripeSession: `cs_${id}`, providerPayment: `pi_${id}`, reservationId: `reservation ${id}` };
  const state = { status: 'completed', purpose: 'booking', closedNote: null, metadata: {} } as const;
  const money = { amountCents: 45_000, currency: 'usd', refundedCents: 0, paidAt: hoursAgo(5), syncedAt: hoursAgo(5) };
  return { id, ...links, ...state, ...money, ...changes };
}

/** Up to twelve that were paid within the time a match looks at. */
export const payments = fc.array(
  fc
    .record({
      amountCents: fc.integer({ min: 1, max: 50_000 }),
      share: fc.nat(4),
      hours: fc.integer({ min: 2, max: 800 }),
    })
    .map(({ amountCents, share, hours }) =>
      payment({ amountCents, refundedCents: Math.floor((amountCents * share) / 4), paidAt: hoursAgo(hours) }),
    ),
  { maxLength: 12 },
);

/** The same in another order, which `seed` decides. */
export const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  list
    .map((each, at) => ({ each, place: Math.sin(seed + at * 7) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ each }) => each);
