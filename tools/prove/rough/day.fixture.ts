import type { PaymentEvent } from '@booking/contracts/payments';
import { checkAll } from './checks.ts';
import type { Record } from './record.ts';
import type { Evidence, StripePayment } from './evidence.ts';

export const record = (changes: Partial<Record>): Record => ({
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

export const other = record({
  index: 1,
  name: { first: 'Uwe B.', last: 'Weiß', said: 'Weiss' },
  email: 'uwe.1@guest.example',
  line: '+15125550102',
  number: '+15125550102',
  calls: [{ id: 'b', repeated: [] }],
  paid: [],
  confirmationNumber: '4812',
});

export const payment = {
  id: 'payment-1',
  amountCents: 20_000,
  refundedCents: 0,
  status: 'completed',
  stripeSession: 'cs_1',
  syncStatus: 'synced',
  isUnsynced: false,
  disputes: [],
  reservationId: '4711',
  metadata: { guestEmail: 'maria.0@guest.example' },
} as unknown as PaymentEvent;

export const dispute = { id: 'dp_1', state: 'open' };
export const disputed = { ...payment, disputes: [dispute] } as PaymentEvent;
export const disputeAlert = {
  id: 'disputed-payments-test',
  title: 'A payment is disputed',
  detail: '$200.00 paid by a guest.',
  link: '/payments?payment=payment-1',
};
export const unsyncedAlert = {
  id: 'paid-not-synced-test',
  title: 'A paid booking is not in Cloudbeds',
  detail: '$200.00 paid by a guest.',
  link: '/payments?payment=payment-1',
};

export const taken: StripePayment = {
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

export const confirmed: [string, string[]][] = [
  ['+15125550101', ['Hotel: your reservation 4711 from X to Y is confirmed.']],
];

/** A day on which all went well, but for the changes. */
export const day = (changes: Partial<Evidence>): Evidence => ({
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

export const findingsOf = (changes: Partial<Evidence>): string[] =>
  checkAll(day(changes)).flatMap(({ findings }) => findings);
export const callOf = (said: string, args: object = {}) =>
  new Map([['b', { id: 'b', said: [], tools: [result(said, args)] }]]);
