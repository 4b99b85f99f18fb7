import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callEndpoints, type CallLog } from '@booking/contracts/calls';
import fc from 'fast-check';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { followPages, nextOf } from '../../../../test/requests/followed-pages.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const headers = basicOf(owner.email, owner.password);
const { path } = callEndpoints.list;
const count = 120;

/** Few lengths and costs, so that many calls share each; some go on, and some have no cost yet. */
const calls = Array.from({ length: count }, (_, index) => ({
  id: `call-${String((index * 71) % count).padStart(3, '0')}`,
  mode: index % 13 === 0 ? 'live' : 'test',
  started_at: new Date(Date.parse('2026-07-01T12:00:00Z') + index * 6 * 3_600_000).toISOString(),
  assistant_id: index % 3 === 0 ? 'anna' : 'ben',
  outcome: index % 5 === 0 ? 'booked' : 'info',
  duration_ms: index % 11 === 0 ? null : (index % 7) * 30_000,
  cost_usd: index % 6 === 0 ? null : (index % 4) / 1000 + 0.000_123,
}));

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await insertCalls(api, calls);
});
afterAll(() => api.stop());

type Sort = 'timestamp' | 'duration' | 'cost';
const valueOf: Record<Sort, (call: (typeof calls)[number]) => number | null> = {
  timestamp: ({ started_at: at }) => Date.parse(at),
  duration: ({ duration_ms: ms }) => ms,
  cost: ({ cost_usd: usd }) => usd,
};

/** The same order, row by row: least first or greatest, then by id the same way; what has no value comes last. */
const expected = (column: Sort, isDescending: boolean, fits: (call: (typeof calls)[number]) => boolean): string[] => {
  const value = valueOf[column];
  const way = isDescending ? -1 : 1;
  return calls
    .filter((call) => call.mode === 'test' && fits(call))
    .toSorted((one, other) => {
      const [mine, yours] = [value(one), value(other)];
      if ((mine === null) !== (yours === null)) return mine === null ? 1 : -1;
      return way * ((mine ?? 0) - (yours ?? 0) || (one.id < other.id ? -1 : 1));
    })
    .map(({ id }) => id);
};

const idsOf = (rows: readonly CallLog[]): string[] => rows.map(({ id }) => id);
const list = async (query: string): Promise<string[]> =>
  idsOf((await followPages<CallLog>(api, `${path}?${query}`, headers)).flat());

const sorts = (['timestamp', 'duration', 'cost'] as const).flatMap((column) => [
  [column, false] as const,
  [column, true] as const,
]);

describe.each(sorts)('by %s, greatest first: %s', (column, isDescending) => {
  const sort = `${isDescending ? '-' : ''}${column}`;

  test('every call comes once, those that have none last', async () => {
    const wanted = expected(column, isDescending, () => true);
    for (const limit of [7, 100]) expect(await list(`sort=${sort}&limit=${limit}`)).toEqual(wanted);
  });

  test.each([
    ['assistant=anna', (call: (typeof calls)[number]) => call.assistant_id === 'anna'],
    ['outcome=booked&minSeconds=60', (call) => call.outcome === 'booked' && (call.duration_ms ?? 0) >= 60_000],
    ['from=2026-07-10&to=2026-07-20', ({ started_at: at }) => at > '2026-07-10T05' && at < '2026-07-21T05'],
    ['maxSeconds=90', ({ duration_ms: ms }) => ms !== null && ms <= 90_000],
  ] as [string, (call: (typeof calls)[number]) => boolean][])('with %s', async (filter, fits) => {
    const wanted = expected(column, isDescending, fits);
    expect(wanted.length).toBeGreaterThan(3);
    expect(await list(`sort=${sort}&limit=5&${filter}`)).toEqual(wanted);
  });

  test('the file has the same order', async () => {
    const file = await api.request(`${callEndpoints.export.path}?format=json&sort=${sort}`, { headers });
    expect(idsOf((await file.json()) as CallLog[])).toEqual(expected(column, isDescending, () => true));
  });
});

test('calls that come between two pages move none of those that were there', async () => {
  const some = fc.record({ ms: fc.option(fc.nat(9).map((n) => n * 30_000)), at: fc.integer({ min: 1, max: 28 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(some, { maxLength: 4 }), fc.constantFrom('', '-'), async (arriving, way) => {
      const between = (page: number): Promise<unknown> =>
        insertCalls(
          api,
          arriving.map(({ ms, at }, index) => ({
            id: `new-${page}-${index}`,
            duration_ms: ms,
            started_at: `2026-07-${String(at).padStart(2, '0')}T00:00:00Z`,
          })),
        );
      const pages = await followPages<CallLog>(api, `${path}?sort=${way}duration&limit=31`, headers, between);
      const known = idsOf(pages.flat()).filter((id) => id.startsWith('call-'));
      expect(known).toEqual(expected('duration', way === '-', () => true));
      await api.sql(`DELETE FROM call WHERE id LIKE 'new-%'`);
    }),
    { numRuns: 12 },
  );
});

test('a cursor tells the order that it is of', async () => {
  const answer = await api.request(`${path}?sort=-duration&limit=2`, { headers });
  const next = nextOf(answer)!;
  expect((await api.request(next, { headers })).status).toBe(200);
  for (const other of ['duration', '-cost', '-timestamp'])
    expect((await errorOf(await api.request(next.replace('-duration', other), { headers }), 400)).code).toBe(
      'invalid_cursor',
    );
});

describe('a count', () => {
  test.each([
    [{}, calls.filter(({ mode }) => mode === 'test').length],
    [{ mode: 'live' }, calls.filter(({ mode }) => mode === 'live').length],
    [
      { assistant: 'anna', outcome: 'booked' },
      expected('cost', false, (call) => call.assistant_id === 'anna' && call.outcome === 'booked').length,
    ],
    [{ q: 'nothing of the kind' }, 0],
    [{ from: '2026-07-10', to: '2026-07-10' }, 4],
  ] as const)('of %j is as long as the list', async (query, wanted) => {
    expect(await api.call(callEndpoints.count, { query })).toEqual({ count: wanted, isCapped: false });
  });
});

describe('where there are too many calls to sort', () => {
  beforeAll(() =>
    // as many as are sorted at once, and one more, on a day of their own; nothing is worked out from them
    api.sql(
      `BEGIN; SET LOCAL session_replication_role = replica;
       INSERT INTO call (id, mode, status, started_at, duration_ms, cost_usd, assistant_id, outcome, transcript, merge_state)
       SELECT 'many-' || n, 'live', 'ended', '2026-03-01T12:00:00Z', 200000 + n, n / 1000.0, CASE WHEN n < 10 THEN 'rare' ELSE 'anna' END,
              CASE WHEN n % 2 = 0 THEN 'info' ELSE 'booked' END, '', '{}'
       FROM generate_series(1, 50001) AS n;
       COMMIT`,
    ),
  );

  const first = async (query: string): Promise<string[]> => {
    const answer = await api.request(`${path}?mode=live&limit=2&${query}`, { headers });
    return answer.ok ? idsOf((await answer.json()) as CallLog[]) : [(await errorOf(answer, 400)).code];
  };

  test.each([
    ['sort=-duration', ['many-50001', 'many-50000']],
    ['sort=-cost', ['many-50001', 'many-50000']],
    ['sort=-duration&from=2026-01-01&to=2026-04-01', ['many-50001', 'many-50000']],
    ['sort=-duration&maxSeconds=249', ['many-49000', 'many-48999']],
    ['sort=-duration&assistant=rare', ['many-9', 'many-8']],
    ['sort=cost&assistant=rare&outcome=booked', ['many-1', 'many-3']],
    ['sort=timestamp&assistant=anna', ['many-10', 'many-100']],
    ['sort=-duration&assistant=anna', ['sort_too_wide']],
    ['sort=cost&outcome=info', ['sort_too_wide']],
    ['sort=cost&minSeconds=5', ['sort_too_wide']],
    ['sort=-duration&assistant=anna&from=2026-02-01', ['sort_too_wide']],
  ])('%s', async (query, ids) => expect(await first(query)).toEqual(ids));

  test('of fewer days they are sorted', async () => {
    const wanted = calls.filter(({ mode, assistant_id: id }) => mode === 'live' && id === 'anna');
    expect(await first('sort=-duration&assistant=anna&from=2026-07-01')).toHaveLength(Math.min(2, wanted.length));
  });

  test('the file says so as well, before it begins', async () => {
    const answer = await api.request(`${callEndpoints.export.path}?mode=live&sort=cost&outcome=info`, { headers });
    expect((await errorOf(answer, 400)).message).toContain('Choose fewer days');
  });

  test('and their count stops at a thousand', async () => {
    for (const query of [
      {},
      { outcome: 'info' },
      { from: '2026-03-01', to: '2026-03-01' },
      { minSeconds: 50 },
    ] as const)
      expect(await api.call(callEndpoints.count, { query: { mode: 'live', ...query } })).toEqual({
        count: 1000,
        isCapped: true,
      });
  });
});
