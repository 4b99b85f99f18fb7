import { expect, test } from '@jest/globals';
import type { CheckoutOutcome } from '@booking/contracts/guest-pages';
import { booking } from './booked.fixture.ts';
import { nextPoll } from './next-poll.ts';

const confirmed = (given: Partial<typeof booking> = {}): CheckoutOutcome => ({
  status: 'confirmed',
  purpose: 'booking',
  booking: { ...booking, ...given },
});

test.each<[string, CheckoutOutcome | undefined, number, number | false]>([
  ['nothing known yet', undefined, 0, false],
  ['a payment that is not confirmed', { status: 'confirming' }, 1, 3000],
  ['one that is not for long', { status: 'confirming' }, 40, false],
  ['a booking without its number', confirmed({ reservationId: null }), 1, 3000],
  ['a booking whose text is on its way', confirmed({ text: 'waiting' }), 1, 3000],
  ['a booking that is told', confirmed(), 1, false],
  ['a payment that failed', { status: 'failed' }, 1, false],
])('after %s', (_, outcome, polls, wait) => expect(nextPoll(outcome, polls)).toBe(wait));
