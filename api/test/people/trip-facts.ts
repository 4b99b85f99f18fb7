import { expect } from '@jest/globals';
import type { TripStep } from '@booking/contracts/call-trip';
import type { PricedOffer } from '../../src/modules/booking/selection/priced-offer.mapper.ts';
import type { PaymentFact, SessionFact, TextFact, TripFacts } from '../../src/modules/calls/trip/trip-facts.schema.ts';

/** Minutes after the call began. */
export const at = (minute: number): Date => new Date(Date.parse('2026-11-20T18:00:00Z') + minute * 60_000);
export const room = { roomTypeName: 'Lake King', price: { totalCents: 42_000 } } as PricedOffer;
export const ann = { firstName: 'Ann', lastName: 'Smith', email: 'ann@guest.example', phone: '+15550100142' };
export const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

/** A text of that minute; the same for sessions and payments. */
export const text = (minute: number, purpose: string, status: string, rest: Partial<TextFact> = {}): TextFact => ({
  ...{ id: `${purpose} ${minute}`, purpose, status, key: null, error: null, createdAt: at(minute) },
  ...rest,
});
export const session = (minute: number, rest: Partial<SessionFact> = {}): SessionFact => ({
  ...{
    id: first,
    purpose: 'room_selection',
    startDate: '2026-12-01',
    endDate: '2026-12-03',
    choice: null,
    guest: null,
    guestPhone: ann.phone,
  },
  ...{ createdAt: at(minute), expiresAt: at(minute + 24 * 60), revokedAt: null, supersededAt: null },
  ...{ openedAt: null, chosenAt: null },
  ...rest,
});
export const payment = (minute: number, rest: Partial<PaymentFact> = {}): PaymentFact => ({
  ...{
    id: 'p1',
    sessionId: first,
    amountCents: 42_000,
    currency: 'usd',
    askedCents: null,
    refundedCents: 0,
    status: 'pending',
    purpose: 'booking',
  },
  ...{
    createdAt: at(minute),
    expiresAt: at(minute + 31),
    paidAt: null,
    shownAt: null,
    reservationId: null,
    syncStatus: null,
  },
  ...{ syncError: null, syncedAt: null, closedNote: null, metadata: {}, isUnsynced: false, extension: null },
  ...rest,
});
export const chosen = { openedAt: at(4), choice: room, chosenAt: at(5), guest: ann };
export const paid = { status: 'completed', paidAt: at(9), syncStatus: 'pending' } as const;

/** Of a call that is over, with nothing texted in it unless said. */
export const facts = (rest: Partial<TripFacts>): TripFacts => ({
  call: { id: 'c1', startedAt: at(0), endedAt: at(3), status: 'ended' },
  ...{ texts: [], sessions: [], payments: [], isOptedOut: false, now: at(20), today: '2026-11-20' },
  ...rest,
});
export const states = (steps: readonly TripStep[]): string[] => steps.map(({ title, state }) => `${title}: ${state}`);
/** The one step that is stuck. */
export const stuck = (steps: readonly TripStep[]): TripStep => {
  const found = steps.filter(({ state }) => state === 'stuck');
  expect(found).toHaveLength(1);
  return found[0]!;
};

export const delivered = text(1, 'room link', 'delivered');
export const payLink = text(7, 'payment link', 'delivered', { key: 'payment link p1' });
