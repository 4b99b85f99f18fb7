import { afterAll, beforeAll, expect, test } from '@jest/globals';
import assert from 'node:assert/strict';
import { paymentEndpoints, PaymentStatus } from '@booking/contracts/payments';
import fc from 'fast-check';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const days = ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03'] as const;
const payment = fc.record({
  number: fc.nat(4),
  mode: fc.constantFrom('test', 'live'),
  status: fc.constantFrom(...PaymentStatus.options),
  cents: fc.integer({ min: 500, max: 90_000 }),
  refunded: fc.nat(500),
  currency: fc.constantFrom('usd', 'usd', 'eur'),
  // from a summer day over the night in which clocks go back
  minutes: fc.nat(4 * 24 * 60),
});
type Payment = typeof payment extends fc.Arbitrary<infer P> ? P : never;

const write = ({ number, mode, status, cents, refunded, currency, minutes }: Payment): string => `
  INSERT INTO payment (id, mode, status, amount_cents, refunded_cents, currency, created_at)
  VALUES ('00000000-0000-4000-8000-00000000000${number}', '${mode}', '${status}', ${cents}, ${refunded}, '${currency}',
    '2026-10-31T00:00:00Z'::timestamptz + ${minutes} * interval '1 minute')
  ON CONFLICT (id) DO UPDATE SET mode = excluded.mode, status = excluded.status, amount_cents = excluded.amount_cents,
    refunded_cents = excluded.refunded_cents, currency = excluded.currency, created_at = excluded.created_at;`;

/** What can happen to payments: each takes one or two of them. */
const happenings: Record<string, (one: Payment, other: Payment) => Promise<unknown>> = {
  written: (one) => api.sql(write(one)),
  'written at once': (one, other) => Promise.all([api.sql(write(one)), api.sql(write(other))]),
  'written together': (one, other) => api.sql(`BEGIN; ${write(one)} ${write(other)} ${write(one)} COMMIT`),
  'written in vain': (one, other) => api.sql(`BEGIN; ${write(one)} ${write(other)} ROLLBACK`),
  'paid and refunded': ({ mode }) =>
    api.sql(`UPDATE payment SET status = 'refunded', refunded_cents = amount_cents WHERE mode = $1`, [mode]),
  erased: ({ status }) => api.sql('DELETE FROM payment WHERE status = $1', [status]),
};

type Span = { from?: string; to?: string };
const plain = async ({ from, to }: Span): Promise<object> => {
  const [row] = await api.sql<Record<string, number>>(
    `SELECT coalesce(sum(amount_cents) FILTER (WHERE status IN ('completed', 'refunded')), 0)::int AS "collectedCents",
            coalesce(sum(refunded_cents), 0)::int AS "refundedCents",
            coalesce(sum(amount_cents) FILTER (WHERE status = 'pending'), 0)::int AS "pendingCents"
     FROM payment, LATERAL (SELECT (created_at AT TIME ZONE 'America/Chicago')::date AS day) AS at
     WHERE mode = 'test' AND currency = 'usd' AND ($1::date IS NULL OR day >= $1) AND ($2::date IS NULL OR day <= $2)`,
    [from ?? null, to ?? null],
  );
  return { ...row, currency: 'usd' };
};

test('payments come to what they come to one by one, on any days, whatever happens to them', async () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(happenings)), payment, payment);
  const day = fc.option(fc.constantFrom(...days), { nil: undefined });
  const spans = fc.array(fc.tuple(day, day), { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), spans, async (steps, asked) => {
      for (const [what, one, other] of steps) await happenings[what]!(one, other);
      for (const [from, to] of asked) {
        const query = { ...(from && { from }), ...(to && { to }) };
        assert.deepEqual(await api.call(paymentEndpoints.totals, { query }), await plain(query));
      }
    }),
    { numRuns: 40 },
  );
});

test('of another mode and currency nothing is added', async () => {
  await api.sql('DELETE FROM payment');
  const none = { collectedCents: 0, refundedCents: 0, pendingCents: 0, currency: 'usd' };
  expect(await api.call(paymentEndpoints.totals)).toEqual(none);
  await api.sql(`
    INSERT INTO payment (mode, status, amount_cents, currency) VALUES
      ('live', 'completed', 100, 'usd'), ('test', 'completed', 200, 'eur'), ('test', 'failed', 400, 'usd')`);
  expect(await api.call(paymentEndpoints.totals)).toEqual(none);
});

test('days that are none are refused', async () => {
  const headers = basicOf(owner.email, owner.password);
  await errorOf(await api.request(`${paymentEndpoints.totals.path}?from=yesterday`, { headers }), 400);
});
