import { describe, expect, test } from '@jest/globals';
import type { PaymentEvent } from '@booking/contracts/payments';
import { checkAll } from './checks.ts';
import type { Record } from './record.ts';
import type { Seen, StripePayment } from './seen.ts';

const record = (changes: Partial<Record>): Record => ({
  index: 0,
  kind: 'books_by_voice',
  name: { first: 'María A.', last: 'García', said: 'Garcia' },
  email: 'maria.0@guest.example',
  line: '+15125550101',
  number: '+15125550101',
  typedPhone: '+15125550101',
  oddities: [],
  calls: [{ id: 'a', repeated: [] }],
  paid: [{ session: 'cs_1', turns: [] }],
  confirmationNumber: '4711',
  replies: [],
  ...changes,
});

const other = record({
  index: 1,
  name: { first: 'Uwe B.', last: 'Weiß', said: 'Weiss' },
  email: 'uwe.1@guest.example',
  line: '+15125550102',
  number: '+15125550102',
  calls: [{ id: 'b', repeated: [] }],
  paid: [],
  confirmationNumber: '4812',
});

const payment = {
  id: 'payment-1',
  amountCents: 20_000,
  refundedCents: 0,
  status: 'completed',
  stripeSession: 'cs_1',
  syncStatus: 'synced',
  reservationId: '4711',
  metadata: { guestEmail: 'maria.0@guest.example' },
} as unknown as PaymentEvent;

const taken: StripePayment = {
  session: 'cs_1',
  reference: 'payment-1',
  currency: 'usd',
  netCents: 20_000,
  dispute: 'none',
};

const result = (said: string, args: object = {}) => ({
  name: 'lookup_reservation',
  arguments: { ...args },
  result: said,
});

const confirmed: [string, string[]][] = [['+15125550101', ['Hotel: your reservation 4711 from X to Y is confirmed.']]];

/** A day on which all went well, but for the changes. */
const day = (changes: Partial<Seen>): Seen => ({
  records: [record({}), other],
  calls: new Map([
    ['a', { id: 'a', said: [], tools: [result('Reservation 4711: King Room.')] }],
    ['b', { id: 'b', said: [], tools: [] }],
  ]),
  texts: new Map(confirmed),
  payments: [payment],
  atStripe: [taken],
  folioCents: new Map([['4711', 20_000]]),
  revenueCents: 20_000,
  alerts: [],
  deadLetters: [],
  optedOut: new Set(),
  ...changes,
});

const findingsOf = (changes: Partial<Seen>): string[] => checkAll(day(changes)).flatMap(({ findings }) => findings);
const callOf = (said: string, args: object = {}) =>
  new Map([['b', { id: 'b', said: [], tools: [result(said, args)] }]]);

test('finds nothing on a day on which all went well', () => {
  expect(findingsOf({})).toEqual([]);
});

describe('finds', () => {
  test.each<[string, Partial<Seen>, RegExp]>([
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
    expect(findingsOf({ atStripe, revenueCents: 0, alerts: [] })).toEqual([expect.stringMatching(/nobody is told/)]);
  });

  test('what is taken back by a bank still counted as revenue', () => {
    const atStripe = [{ ...taken, netCents: 0, dispute: 'open' as const }];
    const alerts = [{ id: 'disputed', title: 'A payment is disputed', detail: '' }];
    expect(findingsOf({ atStripe, alerts, revenueCents: 20_000 })).toEqual([
      expect.stringMatching(/holds of today is \$0\.00/),
    ]);
    expect(findingsOf({ atStripe, alerts, revenueCents: 0 })).toEqual([]);
  });

  test('other money than was asked in a folio, and neither its dollars on the dashboard nor its yen', () => {
    const paidLess = { ...payment, syncStatus: 'failed', reservationId: null, amountCents: 15_000 } as PaymentEvent;
    const atStripe = [{ ...taken, netCents: 15_000 }];
    const alerts = [{ id: 'paid-not-synced-test', title: 'A paid booking is not in Cloudbeds', detail: '' }];
    const less = { payments: [paidLess], atStripe, alerts, folioCents: new Map<string, number>() };
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
