import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ago } from './ago.ts';
import { callOutcome } from './call-outcome.ts';
import { changeText } from './change.ts';
import { formatDuration } from './duration.ts';
import { formatDollars } from './money.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

test.each([
  [0, '0 minutes ago'],
  [1, '1 minute ago'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [1439, '23 hours ago'],
  [1440, '1 day ago'],
  [4320, '3 days ago'],
  [-5, '0 minutes ago'],
])('%i minutes back is "%s"', (minutes, text) => {
  expect(ago(before(minutes), now)).toBe(text);
});

describe('change against yesterday', () => {
  test.each([
    [112, 100, '+12%'],
    [97, 100, '-3%'],
    [100, 100, '0%'],
    [999, 1000, '0%'],
    [5, 0, '–'],
    [0, 0, '–'],
    [0, 4, '-100%'],
  ])('%d after %d is %s', (today, yesterday, text) => {
    expect(changeText(today, yesterday)).toBe(text);
  });

  test('its sign says the direction, and never reads -0%', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }), (today, yesterday) => {
        const text = changeText(today, yesterday);
        expect(text).toMatch(/^(\+[1-9]\d*|-[1-9]\d*|0)%$/);
        if (text.startsWith('+')) expect(today).toBeGreaterThan(yesterday);
        if (text.startsWith('-')) expect(today).toBeLessThan(yesterday);
      }),
    );
  });
});

describe('outcome of a call', () => {
  const link = 'sent';
  const paid = { paidAt: now, expiresAt: before(5), link } as const;
  const open = { paidAt: null, expiresAt: before(-5), link } as const;
  const expired = { paidAt: null, expiresAt: before(5), link } as const;

  test('a paid checkout is a booking, whatever else happened', () => {
    expect(callOutcome([expired, open, paid], now)).toBe('booked');
  });
  test('a link that can still be paid is pending', () => {
    expect(callOutcome([expired, open], now)).toBe('paid_pending');
  });
  test('expired links and no links are information', () => {
    expect(callOutcome([expired], now)).toBe('info');
    expect(callOutcome([], now)).toBe('info');
  });
  test('a link that went out to nobody is information, until it is paid all the same', () => {
    expect(callOutcome([{ ...open, link: 'not_sent' }], now)).toBe('info');
    expect(callOutcome([{ ...open, link: 'opened' }], now)).toBe('paid_pending');
    expect(callOutcome([{ ...paid, link: 'not_sent' }], now)).toBe('booked');
  });
});

test('money has two decimals and thousands separators', () => {
  expect(formatDollars(1234.5)).toBe('$1,234.50');
  expect(formatDollars(0)).toBe('$0.00');
});

test('a duration is minutes and two digits of seconds', () => {
  expect([0, 7, 60, 187.4, 4500].map(formatDuration)).toEqual(['0:00', '0:07', '1:00', '3:07', '75:00']);
});
