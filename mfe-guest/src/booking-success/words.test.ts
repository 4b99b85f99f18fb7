import { expect, test } from '@jest/globals';
import type { CheckoutOutcome } from '@booking/contracts/guest-pages';
import { wordsOf } from './words.ts';

test.each<[CheckoutOutcome, string]>([
  [{ status: 'confirmed' }, 'Booking Confirmed'],
  [{ status: 'confirmed', purpose: 'booking' }, 'Booking Confirmed'],
  [{ status: 'confirmed', purpose: 'extension' }, 'Payment Received'],
  [{ status: 'confirmed', purpose: 'balance' }, 'Payment Received'],
  [{ status: 'confirming', purpose: 'booking' }, 'Confirming Your Booking'],
  [{ status: 'confirming', purpose: 'balance' }, 'Confirming Your Payment'],
  [{ status: 'unknown' }, 'Booking Not Found'],
])('%j is called "%s"', (outcome, title) => expect(wordsOf(outcome).title).toBe(title));

test.each(['extension', 'balance'] as const)('nobody who paid for a(n) %s reads of a booking', (purpose) => {
  for (const status of ['confirmed', 'confirming'] as const)
    expect(Object.values(wordsOf({ status, purpose })).join(' ')).not.toMatch(/booking|has been confirmed/i);
});
