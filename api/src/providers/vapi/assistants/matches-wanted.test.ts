import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { matchesWanted } from './matches-wanted.rule.ts';

test('something holds itself, and itself with more fields', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (wanted, more) => {
      fc.pre(!('more' in wanted));
      expect(matchesWanted({ ...wanted, more }, wanted)).toBe(true);
      expect(matchesWanted(wanted, { ...wanted, more })).toBe(false);
    }),
  );
});

test.each([
  [{ a: [1, 2] }, { a: [1] }],
  [{ a: [1] }, { a: [1, 2] }],
  [{ a: 'x' }, { a: { b: 1 } }],
  [null, { a: 1 }],
  [{ a: 1 }, { a: null }],
])('%j does not hold %j', (held, wanted) => {
  expect(matchesWanted(held, wanted)).toBe(false);
});
