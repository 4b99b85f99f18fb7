import { describe, expect, test } from '@jest/globals';
import type { PaymentEvent } from '@booking/contracts/payments';
import {
  callOf,
  confirmed,
  dispute,
  disputeAlert,
  disputed,
  findingsOf,
  other,
  payment,
  record,
  taken,
  unsyncedAlert,
} from './day.fixture.ts';
import type { Evidence } from './evidence.ts';

test('finds nothing on a day on which all went well', () => {
  expect(findingsOf({})).toEqual([]);
});

describe('finds', () => {
  test.each<[string, Partial<Evidence>, RegExp]>([
    ['the name of another in a call', { calls: callOf('It is held for maría a. garcía.') }, /caller 1 .* heard/],
    [
      'the e-mail address of another in a call',
      { calls: callOf('Texted to Maria.0@guest.example.') },
      /caller 1 .* heard/,
    ],
    [
      'the number of another’s reservation in a text',
      { texts: new Map([...confirmed, ['+15125550102', ['reservation 4711 is']]]) },
      /phone of caller 1/,
    ],
    [
      'a payment under another’s address',
      { payments: [{ ...payment, metadata: { guestEmail: other.email } }] },
      /is with "uwe/,
    ],
    [
      'a caller who is asked for what they said',
      { calls: callOf('Ask the caller again for the day of arrival and the number of adults.', { adults: '2' }) },
      /adults again/,
    ],
    [
      'a caller who is asked for what nobody has to say',
      { calls: callOf('Ask the caller again for the topic.', { topic: null }) },
      /topic again/,
    ],
    ['a paid guest without a word', { texts: new Map() }, /neither a confirmation nor an alert/],
    ['who got no further', { records: [record({ stuck: 'no link to a room was texted' })] }, /no link/],
    ['a dead letter', { deadLetters: ['stripe refund.created was given up: no such payment'] }, /given up/],
    [
      'other money at Stripe',
      { atStripe: [{ ...taken, netCents: 19_999 }], revenueCents: 19_999 },
      /\$200\.00 here and \$199\.99 at Stripe/,
    ],
    ['other money in the folio', { folioCents: new Map([['4711', 100]]) }, /\$1\.00 in the folio/],
    ['other money on the dashboard', { revenueCents: 0 }, /dashboard shows \$0\.00/],
    [
      'who is cut off by an ordinary sentence',
      {
        records: [record({ replies: [{ body: 'End date is May 5, right?', wish: 'nothing' }] })],
        optedOut: new Set(['+15125550101']),
      },
      /texted no more/,
    ],
  ])('%s', (_, changes, sentence) => {
    expect(findingsOf(changes)).toEqual([expect.stringMatching(sentence)]);
  });

  test('a text that was told to whom nobody can text, and a dispute that nobody is told of', () => {
    const made = callOf('The payment link was texted to you and is not paid yet.');
    expect(findingsOf({ records: [record({}), { ...other, line: '+266696687' }], calls: made })).toEqual([
      expect.stringMatching(/heard of lookup_reservation: The payment link was texted/),
    ]);
    const atStripe = [{ ...taken, netCents: 0, dispute: 'open' as const }];
    expect(findingsOf({ atStripe, revenueCents: 0, alerts: [], payments: [disputed] })).toEqual([
      'cs_1: 1 disputed, and people are told of 0.',
    ]);
  });

  test('one of two disputes that only the other has an alert for, and one that its payment does not tell of', () => {
    const second = { ...taken, session: 'cs_2', reference: 'payment-2', netCents: 0, dispute: 'open' as const };
    const atStripe = [{ ...taken, netCents: 0, dispute: 'open' as const }, second];
    const disputedToo = { ...disputed, id: 'payment-2', stripeSession: 'cs_2' };
    const two = { atStripe, revenueCents: 0, payments: [disputed, disputedToo] };
    expect(findingsOf({ ...two, alerts: [disputeAlert] })).toEqual([
      'cs_1, cs_2: 2 disputed, and people are told of 1.',
    ]);
    const both = [{ ...disputeAlert, title: '2 payments are disputed' }];
    expect(findingsOf({ ...two, alerts: both })).toEqual([]);
    const unmarked = [disputed, { ...disputedToo, disputes: [] }];
    expect(findingsOf({ ...two, alerts: both, payments: unmarked })).toEqual([
      expect.stringMatching(/by cs_2 is disputed, and its payment does not say so/),
    ]);
    const answered = [disputed, { ...disputedToo, disputes: [{ ...dispute, state: 'won' }] } as PaymentEvent];
    expect(findingsOf({ ...two, alerts: both, payments: answered })).toHaveLength(1);
  });

  test('a paid guest whose booking failed while the alert is about another one', () => {
    const failed = { ...payment, syncStatus: 'failed', isUnsynced: true, reservationId: null } as PaymentEvent;
    const elsewhere = { ...failed, id: 'payment-9', stripeSession: 'cs_9' };
    const day = { payments: [failed], folioCents: new Map<string, number>(), texts: new Map<string, string[]>() };
    const ofOther = { ...unsyncedAlert, link: '/payments?payment=payment-9' };
    expect(findingsOf({ ...day, alerts: [ofOther] })).toEqual([expect.stringMatching(/nor an alert/)]);
    expect(findingsOf({ ...day, alerts: [unsyncedAlert] })).toEqual([]);
    const list = { ...unsyncedAlert, link: '/payments?unsynced=true' };
    const two = { ...day, payments: [failed, elsewhere] };
    expect(findingsOf({ ...two, alerts: [list] })).toEqual([expect.stringMatching(/nor an alert/)]);
    expect(findingsOf({ ...two, alerts: [{ ...list, title: '2 paid bookings are not in Cloudbeds' }] })).toEqual([]);
    const silent = { ...day, payments: [{ ...failed, isUnsynced: false }] };
    expect(findingsOf({ ...silent, alerts: [list] })).toEqual([expect.stringMatching(/nor an alert/)]);
  });

  test('what is taken back by a bank still counted as revenue', () => {
    const atStripe = [{ ...taken, netCents: 0, dispute: 'open' as const }];
    const alerts = [disputeAlert];
    const payments = [disputed];
    expect(findingsOf({ atStripe, alerts, payments, revenueCents: 20_000 })).toEqual([
      expect.stringMatching(/holds of today is \$0\.00/),
    ]);
    expect(findingsOf({ atStripe, alerts, payments, revenueCents: 0 })).toEqual([]);
  });

  test('other money than was asked in a folio, and neither its dollars on the dashboard nor its yen', () => {
    const given = { syncStatus: 'failed', isUnsynced: true, reservationId: null, amountCents: 15_000 };
    const paidLess = { ...payment, ...given } as PaymentEvent;
    const atStripe = [{ ...taken, netCents: 15_000 }];
    const less = { payments: [paidLess], atStripe, alerts: [unsyncedAlert], folioCents: new Map<string, number>() };
    expect(findingsOf({ ...less, revenueCents: 15_000 })).toEqual([]);
    expect(findingsOf({ ...less, revenueCents: 0 })).toEqual([expect.stringMatching(/today is \$150\.00/)]);
    const yen = { ...less, atStripe: [{ ...taken, netCents: 15_000, currency: 'jpy' }] };
    expect(findingsOf({ ...yen, revenueCents: 0 })).toEqual([]);
    const booked = {
      ...less,
      payments: [{ ...paidLess, reservationId: '4711' }],
      folioCents: new Map([['4711', 15_000]]),
    };
    expect(findingsOf({ ...booked, revenueCents: 15_000 })).toEqual([
      expect.stringMatching(/is nothing here and \$150/),
    ]);
  });

  test('another’s reservation read out, and an own one not found', () => {
    const asked = (isOwn: boolean) => ({
      records: [
        record({}),
        { ...other, calls: [{ id: 'b', repeated: [], asked: { confirmationNumber: '4711', isOwn } }] },
      ],
    });
    expect(findingsOf({ ...asked(false), calls: callOf('Reservation 4711: King Room.') })).toEqual([
      expect.stringMatching(/heard of reservation 4711/),
    ]);
    const notFound =
      'I find no reservation under the number of this call. Ask for the last name or the confirmation number.';
    expect(findingsOf({ ...asked(true), calls: callOf(notFound) })).toEqual([
      expect.stringMatching(/asked for them again/),
    ]);
    expect(findingsOf({ ...asked(false), calls: callOf(notFound) })).toEqual([]);
  });

  test('a repeat that got another answer, or a second link', () => {
    const repeated = [{ tool: 'send_room_selection_link', first: 'It is on its way.', again: 'It was texted before.' }];
    const records = [record({ kind: 'repeated_tool_calls', paid: [], calls: [{ id: 'a', repeated }] })];
    const link = 'Hotel: choose your room here: https://hotel.example/room-select/x';
    expect(findingsOf({ records, texts: new Map([['+15125550101', [link, link]]]) })).toEqual([
      expect.stringMatching(/got another answer/),
      expect.stringMatching(/was texted 2 links/),
    ]);
  });
});
