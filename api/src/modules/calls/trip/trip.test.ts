import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  ann,
  at,
  facts,
  first,
  paid,
  payment,
  room,
  session,
  states,
  stuck,
  text,
} from '../../../../test/people/trip-facts.ts';
import { buildTrip } from './trip.rule.ts';

test('an extension leads from the request to Cloudbeds, and is retried as an extension', () => {
  const extension = { id: first, reservationId: 'R 9', newCheckoutDate: '2026-12-05', createdAt: at(2) };
  const wish = payment(2, { ...paid, sessionId: null, purpose: 'extension', extension, isUnsynced: true });
  const steps = buildTrip(facts({ payments: [wish] }));
  expect(states(steps)).toEqual([
    'Call: done',
    'Longer stay requested: done',
    'Payment link texted: done',
    'Paid: done',
    'Stay extended in Cloudbeds: stuck',
  ]);
  expect(steps[1]!.link!.to).toBe('/extensions?q=R%209');
  expect(stuck(steps)).toMatchObject({
    link: { to: '/reservations/R%209' },
    fix: { kind: 'retry_extension', requestId: first },
  });
});

test('a call without a link has only the call and its other texts', () => {
  expect(states(buildTrip(facts({})))).toEqual(['Call: done']);
  expect(states(buildTrip(facts({ texts: [text(1, 'asked for', 'delivered')] })))).toEqual([
    'Call: done',
    'Text sent: done',
  ]);
  const now = { id: 'c1', startedAt: at(0), endedAt: null, status: 'in-progress' };
  expect(states(buildTrip(facts({ call: now })))).toEqual(['Call: waiting']);
});

test('no step is done after an unfinished one of the same trip, and only that one may be stuck', () => {
  const maybe = (minute: number) => fc.option(fc.constant(at(minute)), { nil: null });
  const anySession = fc.record({ openedAt: maybe(4), choice: fc.constantFrom(null, room), supersededAt: maybe(8) });
  const anyPayment = fc.record({
    status: fc.constantFrom('pending', 'completed', 'expired', 'failed'),
    paidAt: maybe(9),
    syncStatus: fc.constantFrom(null, 'pending', 'failed', 'synced'),
    isUnsynced: fc.boolean(),
  });
  fc.assert(
    fc.property(
      anySession,
      fc.option(anyPayment, { nil: null }),
      fc.constantFrom('sent', 'failed'),
      (one, other, how) => {
        const steps = buildTrip(
          facts({
            texts: [text(1, 'room link', how)],
            sessions: [session(1, { ...one, guest: ann })],
            payments: other ? [payment(6, other)] : [],
          }),
        );
        const current = steps.findIndex(({ state }) => state !== 'done');
        expect(steps.slice(current + 1).every(({ state }) => current < 0 || state === 'open')).toBe(true);
        expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
      },
    ),
  );
});
