import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callEndpoints, type CallFilter } from '@booking/contracts/calls';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const count = 12_000;

/** Every so manieth call has the word. */
const words = { hello: 1, twin: 2, crib: 12, river: 40, terrace: 400, midnight: 900, peacock: 5000 };

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  const said = Object.entries(words).map(([word, each]) => `CASE WHEN n % ${each} = 0 THEN '${word} ' ELSE '' END`);
  await api.sql(
    `INSERT INTO call (id, mode, status, started_at, outcome, transcript, merge_state)
     SELECT 'call-' || n, 'test', 'ended',
            -- over eight weeks, and two that a clock far off has written
            CASE n WHEN 5000 THEN '2099-01-01' WHEN 10000 THEN '1969-07-20'
              ELSE '2026-11-10T12:00:00Z'::timestamptz - n / 3 * interval '21 minutes' END,
            CASE WHEN n % 7 = 0 THEN 'booked' ELSE 'info' END, ${said.join(' || ')}, '{}'
     FROM generate_series(1, ${count}) AS n`,
  );
  await api.sql('VACUUM ANALYZE call');
});
afterAll(() => api.stop());

/** The same rule, row by row. */
const expected = async (word: string, more = ''): Promise<string[]> => {
  const rows = await api.sql<{ id: string }>(
    `SELECT id FROM call WHERE transcript LIKE '%${word} %' ${more} ORDER BY started_at DESC, id DESC`,
  );
  return rows.map(({ id }) => id);
};
const listed = async (query: Partial<CallFilter> & { limit?: number }): Promise<string[]> =>
  (await api.call(callEndpoints.list, { query })).map(({ id }) => id);

test.each(Object.keys(words))('calls with a common word are found newest first: %s', async (word) => {
  const wanted = await expected(word);
  for (const limit of [3, 100, 500]) expect(await listed({ q: word, limit })).toEqual(wanted.slice(0, limit));
  expect(await listed({ q: word.slice(0, 3) })).toEqual(wanted.slice(0, 100));
  const { outcome, to } = { outcome: 'booked', to: '2026-11-09' } as const;
  expect(await listed({ q: word, outcome, limit: 500 })).toEqual(
    (await expected(word, `AND outcome = 'booked'`)).slice(0, 500),
  );
  expect(await listed({ q: word, to, limit: 20 })).toEqual(
    (await expected(word, `AND started_at < '2026-11-10T06:00:00Z'`)).slice(0, 20),
  );
});

test.each([
  ['twin crib', 12],
  ['river terrace', 400],
  ['peacock midnight', 45_000],
])('calls with two common words are found newest first: %s', async (q, each) => {
  const ids = await api.sql<{ id: string }>(
    `SELECT id FROM call WHERE substr(id, 6)::int % ${each} = 0 ORDER BY started_at DESC, id DESC LIMIT 100`,
  );
  expect(await listed({ q })).toEqual(ids.map(({ id }) => id));
});

test('the pages of a word go on until every call that has it was shown', async () => {
  const shown: string[] = [];
  let next: string | undefined = `${callEndpoints.list.path}?q=river&limit=70`;
  while (next) {
    const answer: Response = await api.request(next, { headers: basicOf(owner.email, owner.password) });
    shown.push(...((await answer.json()) as { id: string }[]).map(({ id }) => id));
    [, next] = /^<([^<>]+)>/.exec(answer.headers.get('link') ?? '') ?? [];
  }
  expect(shown).toEqual(await expected('river'));
});
