import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DisputeNews, DisputeState } from '../../../providers/payment-events.port.ts';
import { openDisputes, summarizeDisputes, mergeDispute, type Disputes } from './disputes.rule.ts';

const opened = Date.UTC(2026, 10, 20);
const dueBy = new Date(opened + 7 * 86_400_000);
const news = (
  state: DisputeState,
  isMoneyGone: boolean,
  hours: number,
  changes: Partial<DisputeNews> = {},
): DisputeNews => ({
  ...{ kind: 'dispute', paymentId: 'pi_1', disputeId: 'dp_1', amount: { cents: 25_453, currency: 'usd' } },
  ...{ state, isMoneyGone, reason: 'fraudulent', dueBy, at: new Date(opened + hours * 3_600_000), ...changes },
});
const after = (...heard: DisputeNews[]): Disputes => heard.reduce(mergeDispute, {});

test.each<[string, DisputeNews[], { isDisputed: boolean; disputedCents: number }]>([
  ['opened', [news('open', true, 0)], { isDisputed: true, disputedCents: 25_453 }],
  ['only asked about', [news('inquiry', false, 0)], { isDisputed: true, disputedCents: 0 }],
  ['won', [news('open', true, 0), news('won', false, 9)], { isDisputed: false, disputedCents: 0 }],
  ['lost', [news('open', true, 0), news('lost', true, 9)], { isDisputed: false, disputedCents: 25_453 }],
  [
    'closed as an inquiry',
    [news('inquiry', false, 0), news('closed', false, 9)],
    { isDisputed: false, disputedCents: 0 },
  ],
  ['lost, and won after all', [news('lost', true, 9), news('won', false, 99)], { isDisputed: false, disputedCents: 0 }],
  [
    'of another currency',
    [news('open', true, 0, { amount: { cents: 9, currency: 'jpy' } })],
    { isDisputed: true, disputedCents: 0 },
  ],
])('a payment whose dispute is %s', (_, heard, sums) =>
  expect(summarizeDisputes(after(...heard), 'usd')).toEqual(sums),
);

test('two disputes of one payment are two, the next deadline first', () => {
  const later = news('open', true, 1, { disputeId: 'dp_2', amount: { cents: 100, currency: 'usd' }, dueBy: null });
  const disputes = after(later, news('open', true, 0));
  expect(summarizeDisputes(disputes, 'usd')).toEqual({ isDisputed: true, disputedCents: 25_553 });
  expect(openDisputes(disputes).map((each) => each.dueBy)).toEqual([dueBy.toISOString(), null]);
});

test('a deadline that later events omit stays', () => {
  expect(openDisputes(after(news('open', true, 0), news('open', true, 1, { dueBy: null })))[0]!.dueBy).toBe(
    dueBy.toISOString(),
  );
});

test('of events of one second the one that returns the money counts', () => {
  const [gone, back] = [news('closed', true, 3), news('closed', false, 3)];
  for (const heard of [
    [gone, back],
    [back, gone],
  ])
    expect(summarizeDisputes(after(...heard), 'usd')).toEqual({ isDisputed: false, disputedCents: 0 });
});

test('the state does not depend on order or repetition of events', () => {
  const course = [
    news('inquiry', false, 0),
    news('open', true, 1),
    news('open', true, 1),
    news('open', true, 2),
    news('lost', true, 3),
    news('won', false, 4),
    news('won', false, 4),
  ];
  const heard = fc.integer({ min: 1, max: course.length }).chain((length) => {
    const told = course.slice(0, length);
    const again = fc.array(fc.constantFrom(...told), { maxLength: 5 });
    return again.chain((repeated) =>
      fc
        .shuffledSubarray([...told, ...repeated], { minLength: length + repeated.length })
        .map((order) => ({ told, order })),
    );
  });
  fc.assert(fc.property(heard, ({ told, order }) => expect(after(...order)).toEqual(after(...told))));
});
