import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callEndpoints, type CallLog, webChat } from '@booking/contracts/calls';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const headers = basicOf(owner.email, owner.password);
const many = 137;
const instant = (index: number): string => new Date(Date.parse('2026-02-10T12:00:00Z') + index * 1000).toISOString();

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  // seven calls each second, their ids in no order
  const calls = Array.from({ length: many }, (_, index) => ({
    id: `call-${(index * 71) % many}`,
    started_at: instant(Math.floor(index / 7)),
    transcript: index % 2 === 0 ? 'User: A king size bed.' : 'User: Two twin beds.',
  }));
  await insertCalls(api, calls);
});
afterAll(() => api.stop());

const get = (path: string): Promise<Response> => api.request(path, { headers });

/** Follows the Link headers from there on. @returns the ids of each page */
async function follow(path: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let next: string | undefined = path; next && pages.length < 200;) {
    const answer: Response = await get(next);
    pages.push(((await answer.json()) as CallLog[]).map(({ id }) => id));
    next = /^<([^<>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return pages;
}

describe.each([callEndpoints.list, dashboardEndpoints.recentCalls])('$path', ({ path }) => {
  test('shows the newest call first, 100 by default', async () => {
    const [page] = await follow(path);
    const rows = await api.sql<{ id: string }>('SELECT id FROM call ORDER BY started_at DESC, id DESC LIMIT 100');
    expect(page).toEqual(rows.map(({ id }) => id));
  });

  test.each([5, 100, 137])('in pages of %i shows every call exactly once', async (limit) => {
    const pages = await follow(`${path}?limit=${limit}`);
    expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    expect(pages.at(-1)!.length).toBeGreaterThan(0);
    expect(pages.flat()).toHaveLength(many);
    expect(new Set(pages.flat()).size).toBe(many);
  });

  test.each(['limit=0', 'limit=-1', 'limit=501', 'limit=ten', 'limit=1.5', 'limit=', 'cursor=xyz', 'cursor=WzEsMl0'])(
    'refuses ?%s',
    async (query) => {
      await errorOf(await get(`${path}?${query}`), 400);
    },
  );
});

test('a call that arrives between two pages moves none of the older ones', async () => {
  const first = await get('/api/admin/call-logs?limit=50');
  await insertCalls(api, [{ id: 'just-now', started_at: new Date().toISOString() }]);
  const [, rest] = /^<([^<>]+)>/.exec(first.headers.get('link')!)!;
  const ids = [...((await first.json()) as CallLog[]).map(({ id }) => id), ...(await follow(rest!)).flat()];
  await api.sql(`DELETE FROM call WHERE id = 'just-now'`);
  expect(new Set(ids).size).toBe(many);
});

test('the pages of a search stay within the search', async () => {
  const ids = (await follow('/api/admin/call-logs?q=king&limit=9')).flat();
  expect(ids).toHaveLength(69);
  expect(new Set(ids).size).toBe(69);
});

test('a web chat is in the list, marked as such, but not among the recent calls', async () => {
  await insertCalls(api, [{ id: 'chat', kind: webChat, started_at: '2026-02-10T13:00:00Z' }]);
  const [newest] = await api.call(callEndpoints.list);
  expect(newest).toMatchObject({ id: 'chat', kind: webChat });
  const recent = await api.call(dashboardEndpoints.recentCalls);
  expect(recent.map(({ id }) => id)).not.toContain('chat');
  expect(recent).toHaveLength(100);
  await api.sql(`DELETE FROM call WHERE id = 'chat'`);
});

test('a page is read in the order of an index, without sorting', async () => {
  await api.sql('ANALYZE call');
  const plan = await api.sql<{ 'QUERY PLAN': string }>(
    `EXPLAIN SELECT id FROM call WHERE mode = 'test' AND (started_at, id) < (now(), 'x')
     ORDER BY started_at DESC, id DESC LIMIT 5`,
  );
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('call_newest');
});
