import { describe, expect, test } from '@jest/globals';
import { PaymentStatus, SyncStatus } from '@booking/contracts/payments';
import {
  fulfilmentTransitions,
  paymentTransitions,
  requireTransition,
  type PaymentState,
} from './payment-states.rule.ts';

const paid = { status: 'completed', syncStatus: 'pending' } as const;

test('the tables have every state of the contract and no other', () => {
  expect(Object.keys(paymentTransitions).toSorted()).toEqual(PaymentStatus.options.toSorted());
  expect(Object.keys(fulfilmentTransitions).toSorted()).toEqual(['none', ...SyncStatus.options].toSorted());
});

describe('requireTransition', () => {
  test.each<[string, PaymentState, Partial<PaymentState>]>([
    ['a payment that is made', { status: 'pending', syncStatus: null }, paid],
    ['a payment that is made after its time', { status: 'expired', syncStatus: null }, paid],
    [
      'another amount than was requested',
      { status: 'pending', syncStatus: null },
      { status: 'completed', syncStatus: 'failed' },
    ],
    ['a reservation that is made', paid, { syncStatus: 'synced' }],
    ['a refund before the reservation is made', paid, { status: 'refunded', syncStatus: null }],
    [
      'a refund that did not arrive',
      { status: 'refunded', syncStatus: null },
      { status: 'completed', syncStatus: 'failed' },
    ],
    ['a part that is refunded', paid, { status: 'completed' }],
    ['what leaves the state alone', paid, {}],
  ])('allows %s', (_, from, to) => expect(() => requireTransition(from, to)).not.toThrow());

  test.each<[string, PaymentState, Partial<PaymentState>]>([
    ['a paid payment that expires', paid, { status: 'expired' }],
    ['a paid payment that is open again', paid, { status: 'pending' }],
    ['a refund of what was not paid', { status: 'expired', syncStatus: null }, { status: 'refunded' }],
    [
      'a reservation that was made and is to be made',
      { status: 'completed', syncStatus: 'synced' },
      { syncStatus: 'pending' },
    ],
    ['a reservation for what was not paid', { status: 'pending', syncStatus: null }, { syncStatus: 'synced' }],
  ])('refuses %s', (_, from, to) => expect(() => requireTransition(from, to)).toThrow('A payment cannot go from'));
});
