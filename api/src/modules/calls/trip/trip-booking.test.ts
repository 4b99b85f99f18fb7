import { describe, expect, test } from '@jest/globals';
import type { TripStep } from '@booking/contracts/call-trip';
import {
  ann,
  at,
  chosen,
  delivered,
  facts,
  first,
  paid,
  payLink,
  payment,
  second,
  session,
  states,
  stuck,
  text,
} from '../../../../test/people/trip-facts.ts';
import type { PaymentFact } from './trip-facts.schema.ts';
import { buildTrip } from './trip.rule.ts';

describe('a booking', () => {
  test('that went all the way is done at every step, each with its time', () => {
    const steps = buildTrip(
      facts({
        texts: [delivered, payLink, text(10, 'confirmation', 'delivered', { key: 'confirmation p1' })],
        sessions: [session(1, chosen)],
        payments: [payment(6, { ...paid, syncStatus: 'synced', syncedAt: at(10), reservationId: 'R1' })],
      }),
    );
    expect(steps.map(({ title, at: when, detail, link }) => [title, when, detail, link?.to ?? null])).toEqual([
      ['Call', at(0).toISOString(), null, null],
      ['Room link texted', at(1).toISOString(), 'Delivered.', null],
      ['Link opened', at(4).toISOString(), null, `/room-select/${first}?preview`],
      ['Room chosen', at(5).toISOString(), 'Lake King, $420.00', null],
      ['Details given', at(6).toISOString(), 'Ann Smith', null],
      ['Payment link texted', at(7).toISOString(), 'Delivered.', null],
      ['Paid', at(9).toISOString(), '$420.00', '/payments?payment=p1'],
      ['Reservation in Cloudbeds', at(10).toISOString(), null, '/reservations/R1'],
      ['Confirmation texted', at(10).toISOString(), 'Delivered.', null],
    ]);
    expect(steps.every(({ state, fix }) => state === 'done' && fix === null)).toBe(true);
  });

  test('says to whom texts go where the guest typed another number', () => {
    const guest = { ...ann, phone: '+447700900123' };
    const steps = buildTrip(
      facts({ texts: [delivered], sessions: [session(1, { ...chosen, guest })], payments: [payment(6)] }),
    );
    expect(steps.find(({ title }) => title === 'Details given')!.detail).toBe(
      'Ann Smith. Typed +447700900123; texts go to +15550100142, which the link went to.',
    );
  });

  test('waits where its guest is, and what comes after has not begun', () => {
    expect(states(buildTrip(facts({ texts: [delivered], sessions: [session(1, { openedAt: at(4) })] })))).toEqual([
      'Call: done',
      'Room link texted: done',
      'Link opened: done',
      'Room chosen: waiting',
      'Details given: open',
      'Paid: open',
      'Reservation in Cloudbeds: open',
    ]);
  });

  test('that was not paid in time says so', () => {
    const sessions = [session(1, { openedAt: at(4), guest: ann })];
    const steps = buildTrip(facts({ texts: [delivered], sessions, payments: [payment(6, { status: 'expired' })] }));
    expect(steps[3]).toMatchObject({ title: 'Room chosen', state: 'waiting' });
    expect(steps[3]!.detail).toMatch(/^It was not paid in time, so the room was given back/);
  });

  test('that is paid and not in Cloudbeds is stuck there, with why and a way out', () => {
    const failed = payment(6, { ...paid, syncStatus: 'failed', syncError: 'The room is gone.', isUnsynced: true });
    const steps = buildTrip(facts({ texts: [delivered, payLink], sessions: [session(1, chosen)], payments: [failed] }));
    expect(stuck(steps)).toMatchObject({
      title: 'Reservation in Cloudbeds',
      detail: 'The room is gone. It is tried no more by itself.',
      fix: { kind: 'retry_payment', paymentId: 'p1' },
    });
  });

  test('that is being entered waits; given back it has ended; closed by hand it is done', () => {
    const last = (rest: Partial<PaymentFact>): TripStep =>
      buildTrip(
        facts({ texts: [payLink], sessions: [session(1, chosen)], payments: [payment(6, { ...paid, ...rest })] }),
      ).at(-1)!;
    expect(last({})).toMatchObject({ state: 'waiting', detail: 'It is being entered.', fix: null });
    expect(last({ status: 'refunded', syncStatus: 'failed' })).toMatchObject({ state: 'ended', fix: null });
    expect(last({ syncStatus: 'synced', closedNote: 'Booked by hand.' })).toMatchObject({
      state: 'done',
      detail: 'Closed by hand: Booked by hand.',
    });
  });

  test('made on the phone begins with the room, for no link to it was texted', () => {
    const sessions = [session(1, { ...chosen, purpose: 'booking_details', openedAt: null })];
    const steps = buildTrip(facts({ texts: [payLink], sessions, payments: [payment(6)] }));
    expect(states(steps).slice(0, 5)).toEqual([
      'Call: done',
      'Room chosen on the phone: done',
      'Details given: done',
      'Payment link texted: done',
      'Paid: waiting',
    ]);
  });
});

test('what was paid by another link of the call is there too, and can be tried again', () => {
  const sessions = [session(1, { ...chosen }), session(2, { ...chosen, id: second })];
  const lost = payment(6, { ...paid, syncStatus: 'failed', isUnsynced: true });
  const booked = payment(7, { ...paid, id: 'p2', sessionId: second, syncStatus: 'synced', reservationId: 'R2' });
  expect(stuck(buildTrip(facts({ sessions, payments: [lost, booked] })))).toMatchObject({
    key: 'entered p1',
    fix: { kind: 'retry_payment', paymentId: 'p1' },
  });
});
