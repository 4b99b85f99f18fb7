import { describe, expect, test } from '@jest/globals';
import { callOutcome } from './call-outcome.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

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
