import { describe, expect, test } from '@jest/globals';
import { factsOf, guestOf, isClosedByHand } from './metadata.ts';

describe('what a payment carries along', () => {
  test('is told by names in words', () => {
    expect(factsOf({ guestName: 'Rosa Whitfield', room_type: 'Garden Suite' })).toEqual([
      ['Guest name', 'Rosa Whitfield'],
      ['Room type', 'Garden Suite'],
    ]);
  });

  test('is told with all that lies within it', () => {
    expect(factsOf({ stay: { checkIn: '2026-12-01', adults: 2 }, fees: [{ amountCents: 100 }], note: null })).toEqual([
      ['Stay check in', '2026-12-01'],
      ['Stay adults', '2'],
      ['Fees 1 amount', '$1.00'],
      ['Note', 'null'],
    ]);
  });

  test('is told without its refunds, which have lines of their own', () => {
    expect(factsOf({ refunds: { re_1: { cents: 100 } }, refundsAsked: [{ reason: 'Ill' }], adults: 2 })).toEqual([
      ['Adults', '2'],
    ]);
  });

  test('shows cents as dollars', () => {
    expect(factsOf({ totalCents: 123_456 })).toEqual([['Total', '$1,234.56']]);
  });
});

test('a guest without a name is unknown', () => {
  const of = (metadata: Record<string, unknown>) => guestOf({ metadata } as Parameters<typeof guestOf>[0]);
  expect(of({ guestName: 'Rosa Whitfield' })).toBe('Rosa Whitfield');
  expect(of({ guestName: '' })).toBe('Unknown Guest');
  expect(of({})).toBe('Unknown Guest');
});

test('what a person has dealt with is known by their note', () => {
  const of = (metadata: Record<string, unknown>) => isClosedByHand({ metadata } as Parameters<typeof guestOf>[0]);
  expect(of({ closedByHand: 'Booked at the desk.' })).toBe(true);
  expect(of({ guestName: 'Rosa Whitfield' })).toBe(false);
});
