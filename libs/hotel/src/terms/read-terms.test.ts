import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FeeRule } from './cancellation-rule.ts';
import { readCancellationRule } from './read-terms.ts';

const night: FeeRule = { per: 'nights', amount: 1 };

test.each<[string, number, string, FeeRule]>([
  ['Free cancellation until 3 PM two days before arrival; after that one night is charged.', 2, '15:00', night],
  ['Free cancellation until 3 p.m. 2 days before arrival, after that, 1 night is charged.', 2, '15:00', night],
  ['Cancel by 15:00 two days before arrival and nothing is charged; after that, one night is.', 2, '15:00', night],
  [
    'Free cancelation until 11:30 AM, one day before arrival; after that two nights are charged',
    1,
    '11:30',
    { per: 'nights', amount: 2 },
  ],
  [
    'Free cancellation until 12 AM 14 days before arrival; after that 50% of the total is charged.',
    14,
    '00:00',
    { per: 'percent', amount: 50 },
  ],
  [
    'Free cancellation until 12 pm 7 days before arrival; after that the full price is charged.',
    7,
    '12:00',
    { per: 'all', amount: 100 },
  ],
  [
    'Pets are welcome. Free cancellation until 3 PM two days before arrival; after that one night is charged. Non-refundable rates are charged in full and not refunded.',
    2,
    '15:00',
    night,
  ],
])('reads "%s"', (text, daysBefore, time, fee) => {
  expect(readCancellationRule(text)).toEqual({ kind: 'free_until', daysBefore, time, fee });
});

test.each([
  [''],
  ['Check-in is at three.'],
  ['Free cancellation.'],
  ['Free cancellation until two days before arrival.'],
  ['Free cancellation until 3 PM two days before arrival.'],
  ['Free cancellation until 3 two days before arrival; after that one night is charged.'],
  ['Free cancellation until 25:00 two days before arrival; after that one night is charged.'],
  ['Free cancellation until 13 PM two days before arrival; after that one night is charged.'],
  ['Free cancellation until 3:75 PM two days before arrival; after that one night is charged.'],
  ['Free cancellation until 3 PM two days before arrival; after that 0 nights are charged.'],
  ['Free cancellation until 3 PM two days before arrival; after that 150% of the total is charged.'],
  ['No free cancellation until 3 PM two days before arrival; after that one night is charged.'],
  ['Free cancellation until 3 PM two days before arrival; after that one night is charged, but not in March.'],
  ['Free cancellation until 3 PM two days before arrival; after that one night is charged. No refunds during fairs.'],
  [
    'Free cancellation until 3 PM two days before arrival; after that one night is charged. Free cancellation until 3 PM nine days before arrival; after that one night is charged.',
  ],
])('promises nothing of "%s"', (text) => expect(readCancellationRule(text)).toBeUndefined());

test('whatever is said about money besides, nothing is promised', () => {
  const known = 'Free cancellation until 3 PM two days before arrival; after that one night is charged.';
  const about = fc.constantFrom('cancel', 'refund', 'charge', 'free', 'penalty', 'no-show', 'deposit', 'fees');
  const some = fc.stringMatching(/^[a-z ,]{0,30}$/);
  fc.assert(
    fc.property(some, about, some, fc.boolean(), (before, word, after, isFirst) => {
      const other = `x${before} ${word} ${after}x.`;
      expect(readCancellationRule(isFirst ? `${other} ${known}` : `${known} ${other}`)).toBeUndefined();
    }),
  );
});

test('reads any text in a moment', () => {
  const began = performance.now();
  for (const piece of ['free cancellation until ', 'a.m.', '1 ', ' ', '. ']) readCancellationRule(piece.repeat(20_000));
  expect(performance.now() - began).toBeLessThan(2_000);
});
