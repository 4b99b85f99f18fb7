import { describe, expect, test } from '@jest/globals';
import type { PaymentEvent } from '@booking/contracts/payments';
import { cursorOf, withMore, withPayment } from './payment-page.ts';

const payment = (id: string, refundedCents = 0): PaymentEvent => ({
  id,
  amountCents: 45_000,
  refundedCents,
  status: 'completed',
  createdAt: '2026-11-21T16:05:09.000Z',
  paidAt: null,
  stripeSession: null,
  purpose: 'booking',
  syncStatus: null,
  syncError: null,
  isUnsynced: false,
  refunds: [],
  callId: null,
  reservationId: null,
  metadata: {},
});

describe('the cursor', () => {
  test('is that of the next page', () => {
    expect(cursorOf('</api/admin/payment-events?status=failed&cursor=WzEsMl0>; rel="next"')).toBe('WzEsMl0');
  });

  test.each([undefined, '', '</api/admin/payment-events?cursor=a>; rel="prev"', '</somewhere>; rel="next"'])(
    'is none where the header is %s',
    (link) => expect(cursorOf(link)).toBeUndefined(),
  );
});

describe('more payments', () => {
  const page = { payments: [payment('a')], next: 'after-a' };
  const more = { payments: [payment('b')], next: undefined };

  test('come after those there are', () => {
    expect(withMore(page, 'after-a', more)).toEqual({ payments: [payment('a'), payment('b')], next: undefined });
  });

  test('are left out when the list was loaded anew meanwhile, or is gone', () => {
    const anew = { payments: [payment('c')], next: 'after-c' };
    expect(withMore(anew, 'after-a', more)).toBe(anew);
    expect(withMore(undefined, 'after-a', more)).toBeUndefined();
  });
});

test('a payment that changed takes the place of its row alone', () => {
  const page = { payments: [payment('a'), payment('b')], next: 'after-b' };
  expect(withPayment(page, payment('b', 100))).toEqual({
    payments: [payment('a'), payment('b', 100)],
    next: 'after-b',
  });
});
