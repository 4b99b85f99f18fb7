import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isWorse, reasonToEnd } from './canary.rule.ts';

const tally = (errors: number, loads: number) => ({ errors, loads });

test.each([
  ['fails where the live one does not', tally(1, 20), tally(0, 500), 1, true],
  ['fails before anybody loaded the live one', tally(2, 20), tally(0, 0), 1, true],
  ['fails more often than one that fails often', tally(15, 100), tally(10, 100), 1, true],
  ['always fails where the live one does half of the time', tally(100, 100), tally(50, 100), 1, true],
  ['fails a little more often than one that fails often', tally(14, 100), tally(10, 100), 1, false],
  ['fails less than five of a hundred more often', tally(5, 101), tally(0, 100), 1, false],
  ['fails exactly five of a hundred more often', tally(5, 100), tally(0, 100), 1, true],
  ['was loaded too seldom to tell', tally(19, 19), tally(0, 100), 1, false],
  ['is as good', tally(0, 1000), tally(0, 1000), 1, false],
  ['fails as often as one network of strangers can say', tally(12, 20), tally(0, 500), 13, false],
  ['fails more often than one network of strangers can say', tally(13, 20), tally(0, 500), 13, true],
])('a canary that %s', (_, canary, live, fewest, expected) => {
  expect(isWorse(canary, live, fewest)).toBe(expected);
});

const anyTally = fc
  .record({ loads: fc.nat(2000), share: fc.integer({ min: 0, max: 100 }) })
  .map(({ loads, share }) => tally(Math.floor((loads * share) / 100), loads));

test('one that fails no more often than the live one is never ended', () => {
  fc.assert(
    fc.property(anyTally, anyTally, (canary, live) => {
      fc.pre(live.loads > 0 && canary.errors * live.loads <= live.errors * canary.loads);
      expect(isWorse(canary, live, 1)).toBe(false);
    }),
  );
});

test('more errors of the same loads never make it better', () => {
  fc.assert(
    fc.property(anyTally, anyTally, fc.nat(2000), (canary, live, more) => {
      fc.pre(isWorse(canary, live, 1));
      expect(isWorse(tally(Math.min(canary.errors + more, canary.loads), canary.loads), live, 1)).toBe(true);
    }),
  );
});

const health = (version: string, loads: number, errors: number, uncaught: number) => ({
  ...{ version, loads, errors, p75Ms: null, integrityFailures: 0, byOutcome: { uncaught } },
});

test.each([
  ['loads fail', health('1.1', 20, 2, 0), health('1.0', 40, 0, 0), '2 of 20 loads of 1.1 failed, and 0 of 40 of 1.0.'],
  [
    'errors come in use',
    health('1.1', 20, 0, 3),
    health('1.0', 40, 0, 1),
    '3 of 20 loads of 1.1 had errors in use, and 1 of 40 of 1.0.',
  ],
  [
    'more errors come in use than there are loads',
    health('1.1', 20, 0, 90),
    health('1.0', 40, 0, 0),
    '20 of 20 loads of 1.1 had errors in use, and 0 of 40 of 1.0.',
  ],
  ['errors come in use of the live one as well', health('1.1', 20, 0, 3), health('1.0', 40, 0, 6), undefined],
])('a canary is ended where %s', (_, canary, live, reason) => {
  expect(reasonToEnd(canary, live, 1)).toBe(reason);
});
