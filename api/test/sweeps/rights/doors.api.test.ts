import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { errorOf } from '../../requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../start/running-api.ts';
import { signIn } from '../../people/staff.ts';
import { everyEndpoint, isOfStaff, isWrite, named } from '../every-endpoint.ts';
import { validInput } from '../hostile/near-valid.ts';
import { send } from '../send.ts';

let api: RunningApi;
let session: { cookie: string };
beforeAll(async () => {
  api = await startApi();
  session = await signIn(api, owner.email, owner.password);
});
afterAll(() => api.stop());

const withBody = everyEndpoint.filter(({ body, access }) => body && access !== 'provider');

describe('a field that an endpoint does not have is refused and named', () => {
  test.each(named(withBody))('%s', async (_, endpoint) => {
    const body = { ...(validInput(endpoint).body as object), isOwner: true };
    const error = await errorOf(await send(api, endpoint, session, { body }), 400);
    expect([error.code, error.issues?.map(({ path }) => path)]).toEqual(['unknown_field', ['isOwner']]);
  });
});

const foreign: Record<string, string>[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'content-type': 'text/plain' },
];

describe('another site changes nothing, whatever of ours it has the browser call', () => {
  test.each(named(everyEndpoint.filter(isWrite)))('%s', async (_, endpoint) => {
    for (const headers of foreign) {
      const answer = await send(api, endpoint, { ...session, ...headers });
      expect((await errorOf(answer, 403)).code).toBe('cross_site');
    }
  });
});

describe('what somebody who is signed in gets is kept in no cache', () => {
  test.each(named(everyEndpoint.filter(isOfStaff)))('%s', async (_, endpoint) => {
    const answer = await send(api, endpoint, session);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([answer.status, 'no-store']);
    await answer.body?.cancel();
  });
});
