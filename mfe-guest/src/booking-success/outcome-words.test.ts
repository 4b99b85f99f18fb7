import { expect, test } from '@jest/globals';
import type { CheckoutOutcome } from '@booking/contracts/guest-pages';
import { words } from '@booking/languages/words';
import { outcomeWords } from './outcome-words.ts';

const english = words('en');
const wordsOf = (outcome: CheckoutOutcome) => outcomeWords(english, outcome);

test.each<[CheckoutOutcome, string]>([
  [{ status: 'confirmed' }, 'Booking Confirmed'],
  [{ status: 'confirmed', purpose: 'booking' }, 'Booking Confirmed'],
  [{ status: 'confirmed', purpose: 'extension' }, 'Payment Received'],
  [{ status: 'confirmed', purpose: 'balance' }, 'Payment Received'],
  [{ status: 'received', purpose: 'booking' }, 'Payment Received'],
  [{ status: 'confirming', purpose: 'booking' }, 'Confirming Your Booking'],
  [{ status: 'confirming', purpose: 'balance' }, 'Confirming Your Payment'],
  [{ status: 'processing', purpose: 'booking' }, 'Payment Processing'],
  [{ status: 'failed', purpose: 'booking' }, 'Payment Failed'],
  [{ status: 'expired', purpose: 'extension' }, 'Payment Expired'],
  [{ status: 'refunded', purpose: 'booking' }, 'Payment Refunded'],
  [{ status: 'unknown' }, 'Booking Not Found'],
])('%j is called "%s"', (outcome, title) => expect(wordsOf(outcome).title).toBe(title));

test.each(['extension', 'balance'] as const)('nobody who paid for a(n) %s reads of a booking', (purpose) => {
  for (const status of ['confirmed', 'confirming', 'processing', 'failed', 'expired', 'refunded'] as const)
    expect(Object.values(wordsOf({ status, purpose })).join(' ')).not.toMatch(/booking|has been confirmed/i);
});

test.each(['failed', 'expired'] as const)('a payment that %s says whether there is a reservation', (status) => {
  expect(wordsOf({ status, purpose: 'booking' }).text).toMatch(/ No reservation was made\.$/);
  expect(wordsOf({ status, purpose: 'balance' }).text).toMatch(/ Your reservation is as it was before\.$/);
});

test.each(['failed', 'expired', 'refunded'] as const)('nobody whose payment is %s waits or is thanked', (status) => {
  const said = Object.values(wordsOf({ status, purpose: 'booking' })).join(' ');
  expect(said).not.toMatch(/confirm|thank|few seconds/i);
});

test.each(['received', 'confirming', 'processing', 'unknown'] as const)(
  'nobody whose reservation is not made (%s) reads that it is, or of a text or an email',
  (status) => {
    const said = Object.values(wordsOf({ status, purpose: 'booking' })).join(' ');
    expect(said).not.toMatch(/has been confirmed|SMS|e-mail|we text/i);
  },
);

test('money on its way from a bank takes days, and what is held meanwhile is said', () => {
  const { text, more } = wordsOf({ status: 'processing', purpose: 'booking', heldUntil: '2026-11-28' });
  expect(text).toBe('Your payment is on its way from your bank. This can take some days.');
  expect(more).toMatch(/^Your room is held until Sat, Nov 28, 2026\. You can leave this page/);
  expect(wordsOf({ status: 'processing', purpose: 'extension', heldUntil: '2026-11-28' }).more).toMatch(
    /^Your additional nights are held until /,
  );
  expect(wordsOf({ status: 'processing', purpose: 'balance' }).more).toMatch(/^You can leave this page/);
});
