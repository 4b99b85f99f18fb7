import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { followPages } from '../../../../test/requests/followed-pages.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const headers = basicOf(owner.email, owner.password);
const { path } = paymentEndpoints.list;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  // ten amounts, each of which several payments have; every third failed
  await api.sql(`
    INSERT INTO payment (mode, amount_cents, status, created_at)
    SELECT 'test', 100 * (n % 10), CASE WHEN n % 3 = 0 THEN 'failed' ELSE 'completed' END,
      '2026-11-01T12:00:00Z'::timestamptz + n * interval '6 hours' FROM generate_series(1, 60) AS n`);
});
afterAll(() => api.stop());

const list = async (query: string): Promise<string[]> =>
  (await followPages<PaymentEvent>(api, `${path}?${query}`, headers)).flat().map(({ id }) => id);
const expected = async (order: 'ASC' | 'DESC', where = 'true'): Promise<string[]> => {
  const sql = `SELECT id FROM payment WHERE mode = 'test' AND ${where} ORDER BY amount_cents ${order}, id ${order}`;
  return (await api.sql<{ id: string }>(sql)).map(({ id }) => id);
};

const filters: [string, string][] = [
  ['', 'true'],
  ['status=failed', `status = 'failed'`],
  ['from=2026-11-05&to=2026-11-10', `created_at >= '2026-11-05T06:00Z' AND created_at < '2026-11-11T06:00Z'`],
];

describe.each(filters)('payments by amount, with "%s"', (filter, where) => {
  test.each([
    ['amountCents', 'ASC'],
    ['-amountCents', 'DESC'],
  ] as const)('%s', async (sort, order) => {
    expect(await list(`sort=${sort}&limit=7&${filter}`)).toEqual(await expected(order, where));
  });
});

test('are in the file in the same order', async () => {
  const answer = await api.request(`${paymentEndpoints.export.path}?format=json&sort=-amountCents`, { headers });
  expect(((await answer.json()) as PaymentEvent[]).map(({ id }) => id)).toEqual(await expected('DESC'));
});

describe('where more payments match than are sorted one by one', () => {
  beforeAll(() =>
    api.sql(`INSERT INTO payment (mode, amount_cents, status, created_at)
      SELECT 'test', n, 'expired', '2026-01-01' FROM generate_series(1001, 11001) AS n`),
  );
  afterAll(() => api.sql(`DELETE FROM payment WHERE status = 'expired'`));

  test.each(['', 'status=expired', 'to=2026-01-31'])('they come in the order of the index: "%s"', async (filter) => {
    const first = (await (
      await api.request(`${path}?sort=-amountCents&limit=3&${filter}`, { headers })
    ).json()) as PaymentEvent[];
    expect(first.map(({ amountCents }) => amountCents)).toEqual([11_001, 11_000, 10_999]);
  });

  test('and their count stops at a thousand', async () => {
    expect(await api.call(paymentEndpoints.count, { query: { status: 'expired' } })).toEqual({
      count: 1000,
      isCapped: true,
    });
    expect(await api.call(paymentEndpoints.count, { query: { status: 'failed' } })).toEqual({
      count: 20,
      isCapped: false,
    });
  });
});

test.each(['sort=status', 'sort=-', 'sort='])('refuses ?%s', async (query) => {
  await errorOf(await api.request(`${path}?${query}`, { headers }), 400);
});
