import { expect, test } from '@jest/globals';
import { agreedTermsInWords } from './agreed-terms.ts';

const freeUntil = { at: '2026-12-22T21:00:00.000Z', date: '2026-12-22', time: '15:00' };
const none = { version: 'a1b2', freeUntil: null, fee: null };

test.each([
  [
    { ...none, cancellation: 'free_until', freeUntil, fee: { per: 'nights', amount: 1, cents: null } },
    'Free cancellation until Dec 22, 3 PM; then one night (version a1b2)',
  ],
  [
    { ...none, cancellation: 'free_until', freeUntil, fee: { per: 'nights', amount: 2, cents: 36_950 } },
    'Free cancellation until Dec 22, 3 PM; then 2 nights ($369.50) (version a1b2)',
  ],
  [
    { ...none, cancellation: 'fee', fee: { per: 'percent', amount: 50, cents: 9_222 } },
    'Cancellation costs 50% of the total ($92.22) (version a1b2)',
  ],
  [
    { ...none, cancellation: 'fee', fee: { per: 'all', amount: 100, cents: 18_443 } },
    'Cancellation costs the full price ($184.43) (version a1b2)',
  ],
  [{ ...none, cancellation: 'not_refundable' }, 'Not refundable (version a1b2)'],
  [{ ...none, cancellation: 'ask' }, 'Guest was told to ask about cancellation (version a1b2)'],
])('the desk reads %j as "%s"', (terms, line) => {
  expect(agreedTermsInWords({ terms }, '2026-11-10')).toBe(line);
});

test.each([[undefined], [null], ['free'], [{ cancellation: 'ask' }]])(
  'a payment with the terms %j, of before they were kept, has no line',
  (terms) => expect(agreedTermsInWords({ terms }, '2026-11-10')).toBeUndefined(),
);
