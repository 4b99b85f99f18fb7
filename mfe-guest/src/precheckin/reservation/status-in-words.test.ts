import { expect, test } from '@jest/globals';
import { words } from '@booking/languages/words';
import { statusInWords } from './status-in-words.ts';

test.each([
  [null, 'Confirmed', 'Confirmada'],
  ['', 'Confirmed', 'Confirmada'],
  ['confirmed', 'Confirmed', 'Confirmada'],
  ['not_confirmed', 'Not Confirmed', 'Sin confirmar'],
  ['checked_in', 'Checked In', 'Check-in hecho'],
  ['on_the_way', 'On The Way', 'On The Way'],
])('the status %p reads %s, and in Spanish %s', (status, english, spanish) => {
  expect(statusInWords(words('en').t, status)).toBe(english);
  expect(statusInWords(words('es').t, status)).toBe(spanish);
});
