import { describe, expect, test } from '@jest/globals';
import {
  at,
  chosen,
  delivered,
  facts,
  first,
  paid,
  payment,
  room,
  second,
  session,
  states,
  stuck,
  text,
} from '../../../../test/people/trip-facts.ts';
import { buildTrip } from './trip.rule.ts';

describe('a booking', () => {
  test.each<[string, string, string | null, RegExp]>([
    ['failed', 'stuck', 'This is no mobile number.', /^It was not taken. This is no mobile number.$/],
    ['undelivered', 'stuck', null, /^It was not delivered.$/],
    ['unclear', 'waiting', 'Twilio broke off.', /^It may have gone out all the same. Twilio/],
    ['queued', 'waiting', null, /^On its way.$/],
    ['sent', 'waiting', null, /has not confirmed/],
  ])('whose text is %s is %s at that step', (status, state, error, words) => {
    const [, link] = buildTrip(facts({ texts: [text(1, 'room link', status, { error })], sessions: [session(1)] }));
    expect(link).toMatchObject({ state, detail: expect.stringMatching(words) });
    expect(link!.fix).toEqual(state === 'stuck' ? { kind: 'text_link', sessionId: first } : null);
  });

  test('whose link was opened counts as texted, whatever the carrier says', () => {
    const texts = [text(1, 'room link', 'undelivered')];
    expect(buildTrip(facts({ texts, sessions: [session(1, { openedAt: at(4) })] }))[1]).toMatchObject({
      state: 'done',
    });
  });

  test('of a guest who opted out is stuck, without an action that texts', () => {
    expect(stuck(buildTrip(facts({ sessions: [session(1)], isOptedOut: true })))).toMatchObject({
      title: 'Room link texted',
      detail: 'The caller opted out of texts, so none was sent.',
      fix: null,
    });
  });

  test('whose link ended unopened can get a new link, but not for past dates', () => {
    const over = { texts: [delivered], sessions: [session(1)], now: at(25 * 60) };
    expect(stuck(buildTrip(facts(over)))).toMatchObject({
      title: 'Link opened',
      detail: 'The link expired unopened.',
      fix: { kind: 'text_link', sessionId: first },
    });
    expect(stuck(buildTrip(facts({ ...over, today: '2026-12-02' }))).fix).toBeNull();
  });
});

test('the link that came furthest is the trip, and the others are shown as they ended', () => {
  const sessions = [
    session(1, { supersededAt: at(6) }),
    session(2, { ...chosen, id: second }),
    session(3, { id: '33333333-3333-4333-8333-333333333333' }),
  ];
  const texts = [text(1, 'room link', 'failed'), text(2, 'room link', 'delivered'), text(3, 'room link', 'delivered')];
  const steps = buildTrip(facts({ texts, sessions, payments: [payment(6, { ...paid, sessionId: second })] }));
  expect(states(steps).slice(0, 4)).toEqual([
    'Call: done',
    'Room link texted: ended',
    'Room link texted: done',
    'Room link texted: done',
  ]);
  expect(steps[1]!.fix).toBeNull();
  expect(steps[3]!.key).toBe(`link ${second}`);
});

test('an unopened form from the call does not outrank an opened link', () => {
  const form = session(2, { id: second, purpose: 'booking_details', choice: room });
  const texts = [delivered, text(2, 'details link', 'delivered')];
  expect(states(buildTrip(facts({ texts, sessions: [form] })))).toEqual([
    'Call: done',
    'Room chosen: done',
    'Booking form texted: done',
    'Link opened: waiting',
    'Details given: open',
    'Paid: open',
    'Reservation in Cloudbeds: open',
  ]);
  const both = buildTrip(facts({ texts, sessions: [session(1, { openedAt: at(4) }), form] }));
  expect(both.find(({ title }) => title === 'Link opened')).toMatchObject({ state: 'done', key: `opened ${first}` });
});
