import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { PaidReservation } from '../../../providers/property-system.port.ts';
import { differenceKey, type OurPayment } from './found-difference.rule.ts';
import { matchReservations } from './match-reservations.rule.ts';
import { between, hoursAgo, payment, payments, shuffled } from '../../../../test/providers/our-payments.ts';

const { until } = between;
const statuses = ['not_confirmed', 'confirmed', 'canceled', 'checked_in', 'checked_out', 'no_show'] as const;

const reservation = (changes: Partial<PaidReservation> = {}): PaidReservation => ({
  ...{ id: '8176', status: 'confirmed', paidCents: 0, reference: '', bookedAt: hoursAgo(5) },
  ...changes,
});
const booked = ({ id, reservationId, amountCents }: OurPayment, changes: Partial<PaidReservation> = {}) =>
  reservation({ id: reservationId!, reference: id, paidCents: amountCents, ...changes });
const find = (ours: OurPayment[], reservations: PaidReservation[]) => matchReservations({ ours, reservations, until });

test('payments recorded in Cloudbeds, and other bookings there, are no difference', () => {
  const others = fc.array(fc.record({ id: fc.string(), paidCents: fc.nat(), status: fc.constantFrom(...statuses) }));
  fc.assert(
    fc.property(payments, others, (ours, rest) => {
      const kept = ours.filter(({ amountCents, refundedCents }) => refundedCents < amountCents);
      const foreign = rest.map((each) => reservation({ ...each, id: `other ${each.id}`, reference: `BDC-${each.id}` }));
      expect(find(kept, [...foreign, ...kept.map((each) => booked(each))])).toEqual([]);
    }),
  );
});

test('the result does not depend on the order of both sides', () => {
  const there = fc.array(fc.record({ paidCents: fc.nat(60_000), status: fc.constantFrom(...statuses) }), {
    minLength: 12,
  });
  const sharing = fc.array(fc.constantFrom('1', '2', '3', null), { minLength: 12 });
  fc.assert(
    fc.property(payments, there, sharing, fc.nat(), (drawn, states, ids, seed) => {
      const ours = drawn.map((each, at) => ({ ...each, reservationId: ids[at]! }));
      const reservations = ['1', '2', '4'].map((id, at) =>
        reservation({ id, ...states[at]!, reference: ours[at]?.id ?? '' }),
      );
      const found = find(ours, reservations).map(differenceKey).sort();
      const again = find(shuffled(ours, seed), shuffled(reservations, seed + 1));
      expect(again.map(differenceKey).sort()).toEqual(found);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});

describe('a difference is', () => {
  const paid = payment({ amountCents: 20_000, reservationId: '8176' });

  test('a payment for a missing reservation, or one never made', () => {
    const says = { here: '$200.00 paid', cloudbeds: 'no reservation' };
    const missing = { kind: 'reservation_missing', amountCents: 20_000, says, paymentId: paid.id };
    expect(find([paid], [])).toMatchObject([{ ...missing, reservationId: '8176' }]);
    expect(find([{ ...paid, reservationId: null }], [])).toMatchObject([{ ...missing, reservationId: null }]);
  });

  test('an unrefunded payment for a canceled reservation', () => {
    const canceled = booked(paid, { status: 'canceled' });
    expect(find([paid], [canceled])).toMatchObject([{ kind: 'reservation_cancelled', amountCents: 20_000 }]);
    expect(find([{ ...paid, refundedCents: 20_000 }], [canceled])).toEqual([]);
  });

  test('a lower amount in Cloudbeds than its payments', () => {
    const extension = payment({
      purpose: 'extension',
      amountCents: 9_000,
      refundedCents: 1_000,
      reservationId: '8176',
    });
    const says = { here: '$280.00 paid', cloudbeds: '$200.00 noted as paid' };
    expect(find([paid, extension], [booked(paid)])).toMatchObject([{ kind: 'less_noted', amountCents: 8_000, says }]);
    expect(find([paid, extension], [booked(paid, { paidCents: 28_000 })])).toEqual([]);
  });

  test('a reservation that stands after its refund, until the desk took other money', () => {
    const back = { ...paid, refundedCents: 20_000 };
    const says = { here: 'all given back', cloudbeds: 'confirmed, $200.00 noted as paid' };
    expect(find([back], [booked(back)])).toMatchObject([{ kind: 'reservation_unpaid', amountCents: 20_000, says }]);
    expect(find([back], [booked(back, { paidCents: 40_000 })])).toEqual([]);
    expect(find([back], [booked(back, { status: 'checked_out' })])).toEqual([]);
    expect(find([{ ...back, purpose: 'balance' }], [booked(back)])).toEqual([]);
    const sooner = payment({ ...back, id: randomUUID(), paidAt: hoursAgo(9) });
    for (const ours of [
      [sooner, back],
      [back, sooner],
    ])
      expect(find(ours, [booked(back)])).toMatchObject([{ paymentId: back.id }]);
  });

  test('a reservation with our reference whose payment is unknown or unpaid', () => {
    const made = booked(paid, { paidCents: 0 });
    const unpaid = { kind: 'reservation_unpaid', reservationId: '8176' };
    expect(find([], [made])).toMatchObject([{ ...unpaid, paymentId: null, says: { here: 'no payment' } }]);
    const expired = { ...paid, paidAt: null, status: 'expired' } as const;
    expect(find([expired], [made])).toMatchObject([{ ...unpaid, says: { here: 'not paid: expired' } }]);
    expect(find([], [{ ...made, paidCents: 100 }])).toEqual([]);
  });
});

test('a reservation without a stored id is found by its reference', () => {
  const paid = payment();
  expect(find([{ ...paid, reservationId: null }], [booked(paid)])).toEqual([]);
});

test('a payment closed by hand is skipped', () => {
  const closed = payment({ closedNote: 'Booked by hand.' });
  expect(find([closed], [])).toEqual([]);
  expect(find([closed], [booked(closed, { paidCents: 0 })])).toEqual([]);
});

test('a recent payment is marked as fresh', () => {
  const fresh = (changes: Partial<OurPayment>) => find([payment(changes)], []).map(({ isFresh }) => isFresh);
  expect(fresh({})).toEqual([false]);
  expect(fresh({ paidAt: until })).toEqual([false]);
  expect(fresh({ paidAt: hoursAgo(0) })).toEqual([true]);
  expect(fresh({ syncedAt: hoursAgo(0) })).toEqual([true]);
});
