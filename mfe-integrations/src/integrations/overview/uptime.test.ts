import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lastDay, slotInWords, slotTone, uptimeSummary } from './uptime.ts';

const slot = (checks: number, failed: number) => ({ from: '2026-11-21T12:00:00Z', checks, failed, responseTime: null });

test('the last day is 48 half hours, with what was checked in each and gaps between', () => {
  const now = new Date('2026-11-21T12:44:59Z');
  const first = { ...slot(3, 1), from: '2026-11-20T13:00:00.000Z' };
  const newest = { ...slot(9, 0), from: '2026-11-21T12:30:00.000Z' };
  const tooOld = { ...slot(5, 5), from: '2026-11-20T12:30:00.000Z' };
  const day = lastDay([tooOld, first, newest], now);
  expect(day).toHaveLength(48);
  expect(day[0]).toEqual(first);
  expect(day[47]).toEqual(newest);
  expect(day.slice(1, 47).map(({ checks }) => checks)).toEqual(Array.from({ length: 46 }, () => 0));
  expect(day[1]!.from).toBe('2026-11-20T13:30:00.000Z');
});

test.each([
  [0, 0, 'empty'],
  [60, 0, 'good'],
  [60, 1, 'warning'],
  [60, 60, 'bad'],
])('of %i checks %i failed: %s', (checks, failed, tone) => {
  expect(slotTone(slot(checks, failed))).toBe(tone);
});

test.each([
  [0, 0, 'not checked'],
  [60, 0, '60 checks, all good'],
  [1, 1, '1 of 1 check failed'],
])('a bar of %i checks with %i failed says its half hour and %p', (checks, failed, words) => {
  expect(slotInWords(slot(checks, failed), 'America/Chicago')).toBe(`6:00 AM – 6:30 AM: ${words}`);
});

test('the summary counts checks, not half hours', () => {
  expect(uptimeSummary([slot(999, 0), slot(1, 1)])).toBe('99.9% uptime (24 h)');
  expect(uptimeSummary([slot(0, 0), slot(0, 0)])).toBe('No checks (24 h)');
});

test('100% is said only when no check failed', () => {
  const someSlot = fc
    .tuple(fc.nat(3_000), fc.nat(3_000))
    .map(([good, failed]) => slot(good + failed, failed))
    .filter(({ checks }) => checks > 0);
  fc.assert(
    fc.property(fc.array(someSlot, { minLength: 1, maxLength: 48 }), (slots) => {
      const isWhole = uptimeSummary(slots).startsWith('100%');
      expect(isWhole).toBe(slots.every(({ failed }) => failed === 0));
    }),
  );
});
