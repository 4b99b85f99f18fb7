import { afterAll, beforeAll, test } from '@jest/globals';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { deliver } from '../../../../test/requests/call-rows.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { begin, report } from '../../../../test/providers/server-messages.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const minute = 60_000;
const call = fc.record({
  id: fc.nat(5).map((number) => `call-${number}`),
  mode: fc.constantFrom('test', 'live'),
  kind: fc.constantFrom(null, 'webCall', 'webChat'),
  at: fc.nat(90).map((minutes) => begin + minutes * minute),
  cost: fc.option(fc.nat(400).map((cents) => cents / 100)),
});
type Call = typeof call extends fc.Arbitrary<infer C> ? C : never;

const text = (value: string | number | null): string => (value === null ? 'NULL' : `'${value}'`);
const write = ({ id, mode, kind, at, cost }: Call): string => `
  INSERT INTO call (id, mode, kind, status, started_at, cost_usd, merge_state)
  VALUES ('${id}', '${mode}', ${text(kind)}, 'ended', to_timestamp(${at / 1000}), ${text(cost)}, '{}')
  ON CONFLICT (id) DO UPDATE SET mode = excluded.mode, kind = excluded.kind, started_at = excluded.started_at, cost_usd = excluded.cost_usd;`;

/** What can happen to calls: each takes one or two of them. */
const happenings: Record<string, (one: Call, other: Call) => Promise<unknown>> = {
  written: (one) => api.sql(write(one)),
  'written at once': (one, other) => Promise.all([api.sql(write(one)), api.sql(write(other))]),
  'written together': (one, other) => api.sql(`BEGIN; ${write(one)} ${write(other)} COMMIT`),
  'written in vain': (one, other) => api.sql(`BEGIN; ${write(one)} ${write(other)} ROLLBACK`),
  erased: ({ id }) => api.sql('DELETE FROM call WHERE id = $1', [id]),
  'moved to another mode': ({ mode }) => api.sql('UPDATE call SET mode = $1', [mode]),
  // late, twice, or corrected by another one
  reported: ({ id, at, cost }) => deliver(api, [report({ id: `reported-${id}`, at }, { cost: cost ?? 0 })]),
};

/** Quarters of an hour that are counted otherwise than one by one. */
const wronglyCounted = (): Promise<object[]> =>
  api.sql(
    `SELECT mode, began, counted.calls, counted.cost_usd, plain.calls AS plain_calls, plain.cost_usd AS plain_cost
     FROM call_quarter AS counted FULL JOIN (
       SELECT mode, date_bin('15 minutes', started_at, 'epoch') AS began, sum(coalesce(cost_usd, 0)) AS cost_usd,
              count(*) FILTER (WHERE kind IS DISTINCT FROM 'webChat') AS calls
       FROM call GROUP BY mode, began
     ) AS plain USING (mode, began)
     WHERE (coalesce(counted.calls, 0), coalesce(counted.cost_usd, 0)) <> (coalesce(plain.calls, 0), coalesce(plain.cost_usd, 0))`,
  );

test('calls are counted as one by one, whatever happens to them', async () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(happenings)), call, call);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      for (const [what, one, other] of steps) {
        await happenings[what]!(one, other);
        assert.deepEqual(await wronglyCounted(), [], what);
      }
    }),
    { numRuns: 30 },
  );
});
