import { expect, test } from '@jest/globals';
import { digitRuns, replacePlaces } from './digit-runs.ts';

const digitsIn = (text: string): string[][] => digitRuns(text).map((run) => run.map(({ digits }) => digits));

test.each([
  ['482 913', [['482', '913']]],
  ['four eight oh', [['4', '8', '0']]],
  ['four one double one', [['4', '1', '11']]],
  ['triple seven', [['777']]],
  [
    '4-8-2 and 9, 1',
    [
      ['4', '8', '2'],
      ['9', '1'],
    ],
  ],
  ['room 204a', []],
])('"%s" has the digits %j', (text, runs) => expect(digitsIn(text)).toEqual(runs));

test.each(['2026-12-24', '$1,234.56', '(512) 867-5309', '+15128675309'])(
  '%s is a date, an amount or a phone number, and no row of digits',
  (text) => expect(digitsIn(text)).toEqual([]),
);

test('puts other words in place of groups', () => {
  const [run] = digitRuns('code 482 913, please');
  expect(replacePlaces('code 482 913, please', [{ from: run![0]!.from, to: run![1]!.to, by: '…' }])).toBe(
    'code …, please',
  );
});
