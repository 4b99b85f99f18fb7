import { describe, expect, test } from '@jest/globals';
import { PaymentEvent } from '@booking/contracts/payments';
import { amountUpTo, leftCents, refundUpTo } from './refund.ts';

describe('what is left to refund', () => {
  const paid = PaymentEvent.parse({
    id: 'a',
    amountCents: 45_000,
    currency: 'usd',
    askedCents: null,
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
    disputes: [],
    callId: null,
    sessionId: null,
    reservationId: null,
    metadata: {},
  });

  test('is what was paid less what was given back', () => {
    expect(leftCents(paid)).toBe(40_000);
    expect(leftCents({ ...paid, refundedCents: 45_000 })).toBe(0);
  });

  test('is nothing of another currency, which is given back at Stripe', () => {
    expect(leftCents({ ...paid, currency: 'eur' })).toBe(0);
  });

  test('is less what a bank has taken back, and not what it only asks about', () => {
    const dispute = { id: 'dp_1', amountCents: 10_000, currency: 'usd', reason: 'fraudulent', status: 'lost' };
    const [gone, open] = [
      { ...dispute, isMoneyGone: true },
      { ...dispute, isMoneyGone: false },
    ];
    const disputes = [gone, open].map((each) => ({ ...paid.disputes[0]!, ...each }));
    expect(leftCents({ ...paid, disputes })).toBe(30_000);
  });

  test('is nothing of what was never paid', () => {
    expect(leftCents({ ...paid, paidAt: null, refundedCents: 0, status: 'pending' })).toBe(0);
  });
});

describe('an amount', () => {
  const amountCents = amountUpTo(40_000);
  const problemOf = (text: string): string | undefined => amountCents.safeParse(text).error?.issues[0]?.message;

  test.each(['', 'all', '1,50', '1.234', '$', '1e3'])('typed as "%s" is none', (text) => {
    expect(problemOf(text)).toBe('Enter an amount in dollars, such as 120.50.');
  });

  test('is some, and at most what is left', () => {
    expect(amountCents.parse('\u202a$400.00\u202c')).toBe(40_000);
    expect(problemOf('0.01')).toBeUndefined();
    expect(problemOf('400.01')).toBe('At most $400.00 is left to refund.');
    expect(problemOf('0')).toBe('Enter an amount.');
    expect(problemOf('-3')).toBe('Enter an amount.');
  });
});

describe('a refund', () => {
  const refund = { how: 'partial', amountCents: '100.50', why: 'Goodwill', note: '' };
  const read = (given: object) => refundUpTo(40_000).safeParse({ ...refund, ...given });

  test('is of all that is left, or of what is typed', () => {
    expect(read({}).data).toEqual({ amountCents: 10_050, reason: 'Goodwill' });
    expect(read({ how: 'full' }).data).toEqual({ amountCents: 40_000, reason: 'Goodwill' });
  });

  test('has a reason, with a note or in other words', () => {
    expect(read({ note: ' No heating ' }).data?.reason).toBe('Goodwill: No heating');
    expect(read({ why: 'Other', note: 'No heating' }).data?.reason).toBe('No heating');
    expect(read({ why: '' }).error?.issues[0]).toMatchObject({ path: ['why'], message: 'Say why, for the record.' });
    expect(read({ why: 'Other' }).error?.issues[0]).toMatchObject({
      path: ['note'],
      message: 'Say why, for the record.',
    });
  });
});
