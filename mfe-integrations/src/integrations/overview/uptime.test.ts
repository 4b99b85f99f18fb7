import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { slotTone, uptimeSummary } from './uptime.ts';

const slot = (checks: number, failed: number) => ({ from: '2026-11-21T12:00:00Z', checks, failed, responseTime: null });

test.each([
  [0, 0, 'empty'],
  [60, 0, 'good'],
  [60, 1, 'warning'],
  [60, 60, 'bad'],
])('of %i checks %i failed: %s', (checks, failed, tone) => {
  expect(slotTone(slot(checks, failed))).toBe(tone);
});

test('the summary counts checks, not half hours', () => {
  expect(uptimeSummary([slot(999, 0), slot(1, 1)])).toBe('Good in 99.9% of checks in the last 24 hours');
  expect(uptimeSummary([slot(0, 0), slot(0, 0)])).toBe('No checks in the last 24 hours');
});

test('100% is said only when no check failed', () => {
  const someSlot = fc
    .tuple(fc.nat(3_000), fc.nat(3_000))
    .map(([good, failed]) => slot(good + failed, failed))
    .filter(({ checks }) => checks > 0);
  fc.assert(
    fc.property(fc.array(someSlot, { minLength: 1, maxLength: 48 }), (slots) => {
      const isWhole = uptimeSummary(slots).startsWith('Good in 100%');
      expect(isWhole).toBe(slots.every(({ failed }) => failed === 0));
    }),
  );
});
