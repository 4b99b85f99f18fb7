import { describe, expect, test } from '@jest/globals';
import type { TripStep } from '@booking/contracts/call-trip';
import fc from 'fast-check';
import type { PricedOffer } from '../../bookings/priced-offer.ts';
import type { PaymentFact, SessionFact, TextFact, TripFacts } from './trip-facts.ts';
import { tripOf } from './trip-of.ts';

const at = (minute: number): Date => new Date(Date.parse('2026-11-20T18:00:00Z') + minute * 60_000);
const room = { roomTypeName: 'Lake King', price: { totalCents: 42_000 } } as PricedOffer;
const ann = { firstName: 'Ann', lastName: 'Smith', email: 'ann@guest.example', phone: '+15550100142' };
const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

const text = (minute: number, purpose: string, status: string, rest: Partial<TextFact> = {}): TextFact => ({
  ...{ id: `${purpose} ${minute}`, purpose, status, key: null, error: null, createdAt: at(minute) },
  ...rest,
});
const session = (minute: number, rest: Partial<SessionFact> = {}): SessionFact => ({
  ...{
    id: first,
    purpose: 'room_selection',
    startDate: '2026-12-01',
    endDate: '2026-12-03',
    choice: null,
    guest: null,
  },
  ...{ createdAt: at(minute), expiresAt: at(minute + 24 * 60), revokedAt: null, supersededAt: null },
  ...{ openedAt: null, chosenAt: null },
  ...rest,
});
const payment = (minute: number, rest: Partial<PaymentFact> = {}): PaymentFact => ({
  ...{ id: 'p1', sessionId: first, amountCents: 42_000, refundedCents: 0, status: 'pending', purpose: 'booking' },
  ...{ createdAt: at(minute), expiresAt: at(minute + 31), paidAt: null, reservationId: null, syncStatus: null },
  ...{ syncError: null, syncedAt: null, closedNote: null, metadata: {}, isUnsynced: false, extension: null },
  ...rest,
});
const chosen = { openedAt: at(4), choice: room, chosenAt: at(5), guest: ann };
const paid = { status: 'completed', paidAt: at(9), syncStatus: 'pending' } as const;

const facts = (rest: Partial<TripFacts>): TripFacts => ({
  call: { id: 'c1', startedAt: at(0), endedAt: at(3), status: 'ended' },
  ...{ texts: [], sessions: [], payments: [], isOptedOut: false, now: at(20), today: '2026-11-20' },
  ...rest,
});
const states = (steps: readonly TripStep[]): string[] => steps.map(({ title, state }) => `${title}: ${state}`);
const stuck = (steps: readonly TripStep[]): TripStep => {
  const found = steps.filter(({ state }) => state === 'stuck');
  expect(found).toHaveLength(1);
  return found[0]!;
};

const delivered = text(1, 'room link', 'delivered');
const payLink = text(7, 'payment link', 'delivered', { key: 'payment link p1' });

describe('a booking', () => {
  test('that went all the way is done at every step, each with its time', () => {
    const steps = tripOf(
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

  test('waits where its guest is, and what comes after has not begun', () => {
    expect(states(tripOf(facts({ texts: [delivered], sessions: [session(1, { openedAt: at(4) })] })))).toEqual([
      'Call: done',
      'Room link texted: done',
      'Link opened: done',
      'Room chosen: waiting',
      'Details given: open',
      'Paid: open',
      'Reservation in Cloudbeds: open',
    ]);
  });

  test.each<[string, string, string | null, RegExp]>([
    ['failed', 'stuck', 'This is no mobile number.', /^It was not taken. This is no mobile number.$/],
    ['undelivered', 'stuck', null, /^It was not delivered.$/],
    ['unclear', 'waiting', 'Twilio broke off.', /^It may have gone out all the same. Twilio/],
    ['queued', 'waiting', null, /^On its way.$/],
    ['sent', 'waiting', null, /has not confirmed/],
  ])('whose text is %s is %s there', (status, state, error, words) => {
    const [, link] = tripOf(facts({ texts: [text(1, 'room link', status, { error })], sessions: [session(1)] }));
    expect(link).toMatchObject({ state, detail: expect.stringMatching(words) });
    expect(link!.fix).toEqual(state === 'stuck' ? { kind: 'text_link', sessionId: first } : null);
  });

  test('whose link was opened got its text, whatever the carrier says', () => {
    const texts = [text(1, 'room link', 'undelivered')];
    expect(tripOf(facts({ texts, sessions: [session(1, { openedAt: at(4) })] }))[1]).toMatchObject({ state: 'done' });
  });

  test('of somebody who wants no texts is stuck, without a button that texts', () => {
    expect(stuck(tripOf(facts({ sessions: [session(1)], isOptedOut: true })))).toMatchObject({
      title: 'Room link texted',
      detail: 'The caller asked for no texts, so none went out.',
      fix: null,
    });
  });

  test('whose link ended unopened can be texted a new one, but not for days that are past', () => {
    const over = { texts: [delivered], sessions: [session(1)], now: at(25 * 60) };
    expect(stuck(tripOf(facts(over)))).toMatchObject({
      title: 'Link opened',
      detail: 'The link ended and was never opened.',
      fix: { kind: 'text_link', sessionId: first },
    });
    expect(stuck(tripOf(facts({ ...over, today: '2026-12-02' }))).fix).toBeNull();
  });

  test('that was not paid in time says so', () => {
    const sessions = [session(1, { openedAt: at(4), guest: ann })];
    const steps = tripOf(facts({ texts: [delivered], sessions, payments: [payment(6, { status: 'expired' })] }));
    expect(steps[3]).toMatchObject({ title: 'Room chosen', state: 'waiting' });
    expect(steps[3]!.detail).toMatch(/^It was not paid in time, so the room was given back/);
  });

  test('that is paid and not in Cloudbeds is stuck there, with why and a way out', () => {
    const failed = payment(6, { ...paid, syncStatus: 'failed', syncError: 'The room is gone.', isUnsynced: true });
    const steps = tripOf(facts({ texts: [delivered, payLink], sessions: [session(1, chosen)], payments: [failed] }));
    expect(stuck(steps)).toMatchObject({
      title: 'Reservation in Cloudbeds',
      detail: 'The room is gone. It is tried no more by itself.',
      fix: { kind: 'retry_payment', paymentId: 'p1' },
    });
  });

  test('that is being entered waits; given back it has ended; closed by hand it is done', () => {
    const last = (rest: Partial<PaymentFact>): TripStep =>
      tripOf(
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
    const steps = tripOf(facts({ texts: [payLink], sessions, payments: [payment(6)] }));
    expect(states(steps).slice(0, 5)).toEqual([
      'Call: done',
      'Room chosen on the phone: done',
      'Details given: done',
      'Payment link texted: done',
      'Paid: waiting',
    ]);
  });
});

test('of several links the one that came furthest is the trip; the others stand as they ended', () => {
  const sessions = [
    session(1, { supersededAt: at(6) }),
    session(2, { ...chosen, id: second }),
    session(3, { id: '33333333-3333-4333-8333-333333333333' }),
  ];
  const texts = [text(1, 'room link', 'failed'), text(2, 'room link', 'delivered'), text(3, 'room link', 'delivered')];
  const steps = tripOf(facts({ texts, sessions, payments: [payment(6, { ...paid, sessionId: second })] }));
  expect(states(steps).slice(0, 4)).toEqual([
    'Call: done',
    'Room link texted: ended',
    'Room link texted: done',
    'Room link texted: done',
  ]);
  expect(steps[1]!.fix).toBeNull();
  expect(steps[3]!.key).toBe(`link ${second}`);
});

test('what was paid by another link of the call is there too, and can be tried again', () => {
  const sessions = [session(1, { ...chosen }), session(2, { ...chosen, id: second })];
  const lost = payment(6, { ...paid, syncStatus: 'failed', isUnsynced: true });
  const booked = payment(7, { ...paid, id: 'p2', sessionId: second, syncStatus: 'synced', reservationId: 'R2' });
  expect(stuck(tripOf(facts({ sessions, payments: [lost, booked] })))).toMatchObject({
    key: 'entered p1',
    fix: { kind: 'retry_payment', paymentId: 'p1' },
  });
});

test('a form whose room was fixed in the call does not stand before a link that was opened', () => {
  const form = session(2, { id: second, purpose: 'booking_details', choice: room });
  const texts = [delivered, text(2, 'details link', 'delivered')];
  expect(states(tripOf(facts({ texts, sessions: [form] })))).toEqual([
    'Call: done',
    'Room chosen: done',
    'Booking form texted: done',
    'Link opened: waiting',
    'Details given: open',
    'Paid: open',
    'Reservation in Cloudbeds: open',
  ]);
  const both = tripOf(facts({ texts, sessions: [session(1, { openedAt: at(4) }), form] }));
  expect(both.find(({ title }) => title === 'Link opened')).toMatchObject({ state: 'done', key: `opened ${first}` });
});

test('a longer stay leads from the wish to Cloudbeds, and is tried again as an extension', () => {
  const extension = { id: first, reservationId: 'R 9', newCheckoutDate: '2026-12-05', createdAt: at(2) };
  const wish = payment(2, { ...paid, sessionId: null, purpose: 'extension', extension, isUnsynced: true });
  const steps = tripOf(facts({ payments: [wish] }));
  expect(states(steps)).toEqual([
    'Call: done',
    'Longer stay asked for: done',
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

test('a call without a link is the call alone, with what else was texted', () => {
  expect(states(tripOf(facts({})))).toEqual(['Call: done']);
  expect(states(tripOf(facts({ texts: [text(1, 'asked for', 'delivered')] })))).toEqual([
    'Call: done',
    'Text sent: done',
  ]);
  const now = { id: 'c1', startedAt: at(0), endedAt: null, status: 'in-progress' };
  expect(states(tripOf(facts({ call: now })))).toEqual(['Call: waiting']);
});

test('whatever happened, nothing is done after an unfinished step of the same trip, and only that one may be stuck', () => {
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
        const steps = tripOf(
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
