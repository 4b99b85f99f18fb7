import { expect, test } from '@jest/globals';
import { wordsOf } from './words.ts';

test.each(['booking', null, 'nothing known'])('who turns back from booking (%s) has no reservation', (purpose) => {
  expect(wordsOf(purpose)).toMatchObject({
    title: 'Booking Cancelled',
    text: 'Your payment was cancelled and no charges were made. Your reservation was not completed.',
  });
});

test.each(['extension', 'balance'])('who turns back from paying for a(n) %s keeps the reservation', (purpose) => {
  const { title, text } = wordsOf(purpose);
  expect(title).toBe('Payment Cancelled');
  expect(text).toMatch(/no charges were made\. Your reservation is as it was before\.$/);
});
