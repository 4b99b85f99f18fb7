import { describe, expect, test } from '@jest/globals';
import { PaymentEvent } from '@booking/contracts/payments';
import { leftCents, problemOfAmount, problemOfReason, typedCents } from './refund.ts';

describe('what is left to refund', () => {
  const paid = PaymentEvent.parse({
    id: 'a',
    amountCents: 45_000,
    refundedCents: 5_000,
    status: 'completed',
    createdAt: '2026-11-21T16:05:09.000Z',
    paidAt: '2026-11-21T16:06:00.000Z',
    stripeSession: 'cs_test_1',
    purpose: 'booking',
    syncStatus: 'synced',
    syncError: null,
    isUnsynced: false,
    refunds: [],
    callId: null,
    sessionId: null,
    reservationId: null,
    metadata: {},
  });

  test('is what was paid less what was given back', () => {
    expect(leftCents(paid)).toBe(40_000);
    expect(leftCents({ ...paid, refundedCents: 45_000 })).toBe(0);
  });

  test('is nothing of what was never paid', () => {
    expect(leftCents({ ...paid, paidAt: null, refundedCents: 0, status: 'pending' })).toBe(0);
  });
});

describe('an amount', () => {
  test.each([
    ['400.00', 40_000],
    [' $19.99 ', 1999],
    ['7', 700],
    ['0.1', 10],
    ['-3', -300],
  ])('typed as "%s" is %d cents', (text, cents) => expect(typedCents(text)).toBe(cents));

  test.each(['', 'all', '1,50', '1.234', '$', '1e3'])('typed as "%s" is none', (text) => {
    expect(typedCents(text)).toBeUndefined();
    expect(problemOfAmount(typedCents(text), 40_000)).toMatch(/such as 120\.50/);
  });

  test('is some, and at most what is left', () => {
    expect(problemOfAmount(40_000, 40_000)).toBeUndefined();
    expect(problemOfAmount(1, 40_000)).toBeUndefined();
    expect(problemOfAmount(40_001, 40_000)).toBe('At most $400.00 is left to refund.');
    expect(problemOfAmount(0, 40_000)).toBe('Enter an amount.');
    expect(problemOfAmount(-300, 40_000)).toBe('Enter an amount.');
  });
});

test('a reason is more than a blank', () => {
  expect(problemOfReason('   ')).toBe('Say why, for the record.');
  expect(problemOfReason('Room was too loud')).toBeUndefined();
});
