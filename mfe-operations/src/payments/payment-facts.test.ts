import { describe, expect, test } from '@jest/globals';
import { guestOf } from '../refunds/guest-of.ts';
import { isClosedByHand, metadataFacts, stripeAddress } from './payment-facts.ts';

const told = (metadata: Record<string, unknown>) => metadataFacts(metadata).map(({ name, value }) => [name, value]);

describe('what a payment carries along', () => {
  test('is told in the order in which people ask for it, each in words', () => {
    expect(
      told({
        guestName: 'Rosa Whitfield',
        endDate: '2027-01-13',
        startDate: '2027-01-12',
        roomTypeName: 'Garden Suite',
      }),
    ).toEqual([
      ['Arrival', '2027-01-12'],
      ['Departure', '2027-01-13'],
      ['Room type', 'Garden Suite'],
      ['Guest name', 'Rosa Whitfield'],
    ]);
  });

  test('is told with all that lies within it, what is not known last', () => {
    expect(told({ stay: { checkIn: '2026-12-01', adults: 2 }, fees: [{ amountCents: 100 }], adults: 2 })).toEqual([
      ['Adults', '2'],
      ['Stay check in', '2026-12-01'],
      ['Stay adults', '2'],
      ['Fees 1 amount', '$1.00'],
    ]);
  });

  test('says which of it is a date, a number, an address or an id', () => {
    const kinds = metadataFacts({ startDate: '2027-01-12', guestPhone: '+1', guestEmail: 'a@b.example', rateId: '4' });
    expect(kinds.map(({ kind }) => kind)).toEqual(['date', 'phone', 'email', 'id']);
  });

  test('is told without its refunds and terms, which have lines of their own, and without what is empty', () => {
    const metadata = {
      refunds: { re_1: { cents: 100 } },
      refundsAsked: [{ reason: 'Ill' }],
      guestPhone: '',
      terms: { version: 'a1' },
      adults: 2,
    };
    expect(told(metadata)).toEqual([['Adults', '2']]);
  });

  test('shows cents as dollars', () => {
    expect(told({ totalCents: 123_456 })).toEqual([['Total', '$1,234.56']]);
  });
});

test('a guest without a name is unknown', () => {
  const of = (metadata: Record<string, unknown>) => guestOf({ metadata });
  expect(of({ guestName: 'Rosa Whitfield' })).toBe('Rosa Whitfield');
  expect(of({ guestName: '' })).toBe('Unknown Guest');
  expect(of({})).toBe('Unknown Guest');
});

test('what a person has dealt with is known by their note', () => {
  const of = (metadata: Record<string, unknown>) =>
    isClosedByHand({ metadata } as Parameters<typeof isClosedByHand>[0]);
  expect(of({ closedByHand: 'Booked at the desk.' })).toBe(true);
  expect(of({ guestName: 'Rosa Whitfield' })).toBe(false);
});

test.each([
  ['cs_test_1', 'https://dashboard.stripe.com/test/checkout/sessions/cs_test_1'],
  ['cs_live_1', 'https://dashboard.stripe.com/checkout/sessions/cs_live_1'],
])('a session %s is at %s', (session, address) => {
  expect(stripeAddress(session)).toBe(address);
});
