import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import type { Endpoint } from '@booking/contracts/endpoint';
import fc from 'fast-check';
import { owner, startApi, webhookSecret, type RunningApi } from '../../../test/start/running-api.ts';
import { basicOf, postSignIn } from '../../../test/people/staff.ts';
import { tokenFor } from '../../../test/requests/tool-calls.ts';

const asOwner = basicOf(owner.email, owner.password);
const nul = '\u0000';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const cursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const list = (query: Record<string, string>): Promise<Response> =>
  api.request(`/api/admin/call-logs?${new URLSearchParams(query)}`, { headers: asOwner });

describe('text that no database column can hold is refused or read around', () => {
  test('in a sign-in', async () => {
    expect((await postSignIn(api, `a${nul}b@hotel.example`, 'x')).status).toBeLessThan(500);
    expect((await postSignIn(api, owner.email, `x${nul}`)).status).toBe(401);
  });

  test('in the id of a call', async () => {
    const answer = await api.request('/api/admin/call-logs/a%00b', { headers: asOwner });
    expect(answer.status).toBe(404);
  });

  test('in a search', async () => {
    expect((await list({ q: `king${nul}size` })).status).toBeLessThan(500);
    expect((await list({ q: 'king\ud83d size' })).status).toBeLessThan(500);
  });

  test('in a cursor', async () => {
    const cursors = [[0, `a${nul}b`], [-8.6e15, 'a'], [8.64e15, 'a'], [1e308, 'a'], [0, ''], {}, [], ['0', 'a'], null];
    for (const value of cursors) {
      const { status } = await list({ cursor: cursor(value) });
      expect({ value, isServed: status === 200 || status === 400 }).toEqual({ value, isServed: true });
    }
  });
});

const endpoints: Endpoint[] = Object.values(allEndpoints).flatMap((table) => Object.values(table));
const quiet = endpoints.filter(({ path }) => !path.startsWith('/api/auth/'));

test.each(quiet.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s answers whatever it is sent without failing',
  async (_, { method, path }) => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
      fc.constantFrom('..', '%', "';--", '0'),
    );
    const query = fc.dictionary(fc.constantFrom('limit', 'cursor', 'q', 'days', 'x'), word, { maxKeys: 3 });
    const body = fc.dictionary(
      fc.constantFrom('message', 'mode', 'email', 'id', 'status'),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const asProvider = { ...tokenFor(path), 'x-vapi-secret': webhookSecret };
    const sample = fc.sample(fc.tuple(word, query, body), { seed: 20261121, numRuns: 12 });
    for (const [id, search, content] of sample) {
      const address = `${path.replace(/\{\w+\}/, encodeURIComponent(id.toWellFormed()))}?${new URLSearchParams(search)}`;
      const sent = method === 'GET' ? {} : { body: content };
      const answer = await api.request(address, {
        method,
        headers: path.includes('-tools/') ? asProvider : { ...asProvider, ...asOwner },
        ...sent,
      });
      const text = await answer.text();
      expect({ address, content, status: answer.status >= 500 ? answer.status : 'fine' }).toMatchObject({
        status: 'fine',
      });
      expect(text).not.toMatch(/node_modules|QueryFailed|SELECT /);
    }
  },
);
