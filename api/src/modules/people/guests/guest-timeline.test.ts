import { describe, expect, test } from '@jest/globals';
import type { GuestEvent } from '@booking/contracts/guests';
import {
  ann,
  at,
  chosen,
  delivered,
  paid,
  payLink,
  payment,
  session,
  text,
} from '../../../../test/people/trip-facts.ts';
import type { GuestFacts, PrecheckinFact } from './guest-facts.schema.ts';
import { buildTimeline } from './guest-timeline.rule.ts';

const call = {
  ...{ id: 'c1', startedAt: at(0), endedAt: at(3), status: 'ended', kind: 'inboundPhoneCall' },
  ...{ summary: 'Booked two nights.', callerNumber: ann.phone },
};
const inCall = { callId: 'c1' };
const of = (rest: Partial<GuestFacts> = {}): GuestFacts => ({
  ...{ calls: [call], texts: [], sessions: [], payments: [], precheckins: [], reservationEvents: [] },
  ...{ optedOut: new Set<string>(), confirmations: new Map<string, string>(), now: at(60), today: '2026-11-20' },
  ...rest,
});
const told = (events: readonly GuestEvent[]): string[] =>
  events.map(({ title, state }) => (state === 'done' ? title : `${title}: ${state}`));
const synced = { ...paid, syncStatus: 'synced', syncedAt: at(10), reservationId: 'R1' } as const;
const booked = (rest = {}) =>
  of({
    texts: [{ ...delivered, ...inCall }],
    sessions: [{ ...session(1, chosen), ...inCall }],
    payments: [{ ...payment(6, { ...synced, metadata: { guestPhone: ann.phone, endDate: '2026-12-03' } }), ...inCall }],
    confirmations: new Map([['p1', 'Harbor Inn: your reservation R1 is confirmed.']]),
    ...rest,
  });
const confirmation = (status: string, error: string | null = null) => ({
  ...text(11, 'confirmation', status, { key: 'confirmation p1', error }),
  ...inCall,
});

test('a booking is told from the newest to the oldest, each with its record', () => {
  const events = buildTimeline(booked({ texts: [{ ...delivered, ...inCall }, confirmation('delivered')] }));
  expect(told(events)).toEqual([
    'Confirmation texted',
    'Reservation in Cloudbeds',
    'Paid',
    'Payment link texted',
    'Details given',
    'Room chosen',
    'Link opened',
    'Room link texted',
    'Phone call',
  ]);
  expect(events.at(-1)).toMatchObject({
    detail: 'Booked two nights.',
    link: { to: '/call-logs/c1' },
    at: at(0).toISOString(),
  });
});

describe('a confirmation that did not go out', () => {
  const first = (facts: GuestFacts) => buildTimeline(facts)[0];

  test('stands on top with why, and can be texted again or copied', () => {
    expect(first(booked())).toEqual({
      ...{ key: 'c1 confirmation p1', kind: 'text', title: 'Confirmation not sent', state: 'stuck', at: null },
      ...{ detail: 'No text went out.', link: null, fix: { kind: 'text_confirmation', paymentId: 'p1' } },
      copy: 'Harbor Inn: your reservation R1 is confirmed.',
    });
    const failed = booked({ texts: [confirmation('undelivered', 'Unknown handset.')] });
    expect(first(failed)).toMatchObject({ state: 'stuck', detail: 'It was not delivered. Unknown handset.' });
  });

  test('can only be copied where the number opted out', () => {
    const event = first(booked({ optedOut: new Set([ann.phone]) }));
    expect(event).toMatchObject({ detail: 'The number opted out of texts.', fix: null });
    expect(event?.copy).toContain('R1');
  });

  test('no longer matters once the stay is over', () => {
    expect(first(booked({ today: '2026-12-04' }))).toMatchObject({ state: 'ended', fix: null });
    const canceled = { id: '1', kind: 'cancelled', reservationId: 'R1', at: at(9) } as const;
    const reservationEvents = [{ ...canceled, startDate: null, endDate: null, status: null }];
    expect(first(booked({ reservationEvents }))).toMatchObject({ title: 'Confirmation not sent', state: 'ended' });
  });
});

test('an unopened link can be texted again by its call, until another room is paid for or the stay begins', () => {
  const link = { texts: [{ ...delivered, ...inCall }], sessions: [{ ...session(1), ...inCall }], now: at(48 * 60) };
  const stuck = (rest: Partial<GuestFacts>) =>
    buildTimeline(of({ ...link, ...rest })).find((event) => event.key.includes('opened'));
  expect(stuck({})).toMatchObject({
    ...{ title: 'Link not opened', state: 'stuck', at: null },
    fix: { kind: 'text_link', callId: 'c1', sessionId: session(1).id },
  });
  expect(stuck({ today: '2026-12-02' })).toMatchObject({ state: 'ended', fix: null });
  const other = { ...payment(90, { ...synced, id: 'p2', sessionId: null }), callId: null };
  expect(stuck({ payments: [other] })).toMatchObject({ state: 'ended', fix: null });
});

test('a payment that expired, and one that was refunded, say so', () => {
  const unpaid = { ...payment(6, { status: 'expired', sessionId: null }), ...inCall };
  expect(told(buildTimeline(of({ texts: [{ ...payLink, ...inCall }], payments: [unpaid] })))).toContain(
    'Not paid: stuck',
  );
  const metadata = { refunds: { re_1: { cents: 1_000, failure: null, at: at(30).toISOString() } } };
  const [event] = buildTimeline(of({ payments: [{ ...payment(6, { ...synced, metadata }), ...inCall }] }));
  expect(event).toMatchObject({ title: 'Refunded $10.00', state: 'done', at: at(30).toISOString() });
});

test('what came without a call is told too', () => {
  const own = { ...payment(6, { ...synced, sessionId: null, purpose: 'balance' }), callId: null };
  expect(told(buildTimeline(of({ calls: [], payments: [own] })))).toEqual([
    'Confirmation not sent: stuck',
    'Payment noted in Cloudbeds',
    'Paid',
    'Payment link texted',
  ]);
});

describe('a pre-check-in', () => {
  const precheckin: PrecheckinFact = {
    ...{ id: 'k1', callId: null, reservationId: 'R1', startDate: '2026-12-01', endDate: '2026-12-03' },
    ...{ roomTypeName: null, sentAt: at(20), openedAt: null, submittedAt: null, checkedInAt: null, problem: null },
    ...{ expiresAt: at(9_999), revokedAt: null, finishedBy: null, guestPhone: ann.phone },
  };
  const key = `pre-check-in k1 ${at(20).toISOString()}`;
  const link = (status: string) => ({ ...text(20, 'pre-check-in link', status, { key }), callId: null });
  const told1 = (given: Partial<PrecheckinFact>, status = 'delivered', rest: Partial<GuestFacts> = {}) =>
    buildTimeline(of({ calls: [], precheckins: [{ ...precheckin, ...given }], texts: [link(status)], ...rest }));

  test('waits to be opened, and its link can be sent again', () => {
    const events = told1({});
    expect(told(events)).toEqual(['Pre-check-in not opened: waiting', 'Pre-check-in link sent']);
    expect(events[0]?.fix).toEqual({ kind: 'send_precheckin', reservationId: 'R1' });
  });

  test('whose link did not go out is stuck, without help where the number opted out', () => {
    expect(told1({}, 'failed')[0]).toMatchObject({ title: 'Pre-check-in link not sent', state: 'stuck' });
    expect(told1({}, 'failed', { optedOut: new Set([ann.phone]) })[0]?.fix).toBeNull();
  });

  test('that reception has to finish says why, until the guest is checked in', () => {
    const open = { openedAt: at(21), submittedAt: at(22), problem: 'The room is not free.' };
    expect(told1(open)[0]).toMatchObject({ state: 'stuck', detail: 'The room is not free.' });
    expect(told(told1({ ...open, checkedInAt: at(23), finishedBy: 'Dana' }))).toEqual([
      'Checked in',
      'Pre-check-in completed',
      'Pre-check-in opened',
      'Pre-check-in link sent',
    ]);
  });
});

test('reservations are told as Cloudbeds tells them, one that was paid here without its making', () => {
  const event = (kind: 'created' | 'changed' | 'cancelled', minute: number, reservationId: string) => ({
    ...{ id: `${kind} ${minute}`, kind, reservationId, at: at(minute), startDate: null, endDate: null, status: null },
  });
  const events = [event('created', 12, 'R1'), event('created', 13, 'R2'), event('cancelled', 14, 'R1')];
  const payments = [{ ...payment(6, synced), ...inCall }];
  const titles = told(buildTimeline(of({ payments, reservationEvents: events }))).slice(0, 2);
  expect(titles).toEqual(['Reservation canceled in Cloudbeds', 'Reservation made in Cloudbeds']);
});
