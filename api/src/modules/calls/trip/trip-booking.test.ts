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
import type { PaymentFact, TripFacts } from './trip-facts.schema.ts';
import { buildTrip } from './trip.rule.ts';

describe('a booking', () => {
  test('that was completed is done at every step, each with its time', () => {
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

  test('names the number for texts when the guest typed another', () => {
    const guest = { ...ann, phone: '+447700900123' };
    const steps = buildTrip(
      facts({ texts: [delivered], sessions: [session(1, { ...chosen, guest })], payments: [payment(6)] }),
    );
    expect(steps.find(({ title }) => title === 'Details given')!.detail).toBe(
      'Ann Smith. Entered +44 7700 900123; texts go to (555) 010-0142, where the link was sent.',
    );
  });

  test('waits at its current step, and later steps have not begun', () => {
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

  test('that was not paid in time has expired', () => {
    const sessions = [session(1, { openedAt: at(4), guest: ann })];
    const steps = buildTrip(facts({ texts: [delivered], sessions, payments: [payment(6, { status: 'expired' })] }));
    expect(steps[3]).toMatchObject({ title: 'Room chosen', state: 'waiting' });
    expect(steps[3]!.detail).toMatch(/^Not paid in time, so the room was released/);
  });

  test('that is paid but not in Cloudbeds is stuck there, with a reason and an action', () => {
    const failed = payment(6, { ...paid, syncStatus: 'failed', syncError: 'The room is gone.', isUnsynced: true });
    const steps = buildTrip(facts({ texts: [delivered, payLink], sessions: [session(1, chosen)], payments: [failed] }));
    expect(stuck(steps)).toMatchObject({
      title: 'Reservation in Cloudbeds',
      detail: 'The room is gone. No more automatic retries.',
      fix: { kind: 'retry_payment', paymentId: 'p1' },
    });
  });

  test('waits while it is entered, has ended when refunded, and is done when closed by hand', () => {
    const last = (rest: Partial<PaymentFact>): TripStep =>
      buildTrip(
        facts({ texts: [payLink], sessions: [session(1, chosen)], payments: [payment(6, { ...paid, ...rest })] }),
      ).at(-1)!;
    expect(last({})).toMatchObject({ state: 'waiting', detail: 'On its way to Cloudbeds.', fix: null });
    expect(last({ status: 'refunded', syncStatus: 'failed' })).toMatchObject({ state: 'ended', fix: null });
    expect(last({ syncStatus: 'synced', closedNote: 'Booked by hand.' })).toMatchObject({
      state: 'done',
      detail: 'Resolved by hand: Booked by hand.',
    });
  });

  test('made on the phone begins with the room, since no link was texted', () => {
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

test('a payment by another link of the call is shown, too, and can be retried', () => {
  const sessions = [session(1, { ...chosen }), session(2, { ...chosen, id: second })];
  const lost = payment(6, { ...paid, syncStatus: 'failed', isUnsynced: true });
  const booked = payment(7, { ...paid, id: 'p2', sessionId: second, syncStatus: 'synced', reservationId: 'R2' });
  const texts = [text(8, 'confirmation', 'delivered', { key: 'confirmation p2' })];
  expect(stuck(buildTrip(facts({ texts, sessions, payments: [lost, booked] })))).toMatchObject({
    key: 'entered p1',
    fix: { kind: 'retry_payment', paymentId: 'p1' },
  });
});

describe('a confirmation that did not go out', () => {
  const synced = { ...paid, syncStatus: 'synced', syncedAt: at(10), reservationId: 'R1' } as const;
  const last = (rest: Partial<PaymentFact> = {}, more: Partial<TripFacts> = {}): TripStep =>
    buildTrip(
      facts({
        texts: [payLink],
        sessions: [session(1, chosen)],
        payments: [payment(6, { ...synced, ...rest })],
        ...more,
      }),
    ).at(-1)!;

  test('is the last step, with why, and can be texted again', () => {
    expect(last()).toMatchObject({
      ...{ key: 'confirmation p1', title: 'Confirmation not sent', state: 'stuck', detail: 'No text went out.' },
      textConfirmation: { paymentId: 'p1' },
    });
    expect(last({ metadata: { confirmationProblem: 'Twilio is away.' } }).detail).toBe('Twilio is away.');
    const failed = text(11, 'confirmation', 'failed', { key: 'confirmation p1', error: 'It is a landline.' });
    expect(last({}, { texts: [failed] })).toMatchObject({
      ...{ title: 'Confirmation not sent', detail: 'It was not taken. It is a landline.' },
      textConfirmation: { paymentId: 'p1' },
    });
  });

  test('cannot be texted to whoever opted out', () => {
    const step = last({}, { isOptedOut: true });
    expect(step).toMatchObject({ title: 'Confirmation not sent', detail: 'The number opted out of texts.', fix: null });
    expect(step.textConfirmation).toBeUndefined();
  });

  test('is of no use once it was texted again, or the money was given back', () => {
    const again = text(12, 'confirmation', 'delivered', { key: 'confirmation p1 2' });
    expect(last({}, { texts: [again] })).toMatchObject({ title: 'Confirmation texted', state: 'done' });
    expect(last({ status: 'refunded' }).key).toBe('entered p1');
  });
});
