import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { authEndpoints } from '@booking/contracts/auth';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf, postSignIn } from '../../../../test/people/staff.ts';

let api: RunningApi;
beforeAll(async () => {
  // behind a proxy, which says where a request came from
  api = await startOwnApi({ PUBLIC_URL: 'https://console.hotel.example' });
});
beforeEach(() => api.sql('DELETE FROM rate_limit'));
afterAll(() => api.stop());

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const signIn = (address: string, password = 'guess'): Promise<Response> =>
  postSignIn(api, `nobody-${address}@hotel.example`, password, from(address));
const openLink = (address: string, page = 'room-selection'): Promise<Response> =>
  api.request(`/api/${page}/${'x'.repeat(43)}`, { headers: from(address) });

/** How many of so many requests, one by one, ended in a status. */
async function countOf(status: number, most: number, send: (turn: number) => Promise<Response>): Promise<number> {
  let count = 0;
  for (let turn = 0; turn < most; turn += 1) if ((await send(turn)).status === status) count += 1;
  return count;
}

const inOneNetwork = (turn: number): string => `2001:db8:7:7:${(turn + 1).toString(16)}::${turn}`;
const inNetworkNumber = (turn: number): string => `2001:db8:7:${(turn + 1).toString(16)}::1`;

describe('a client with a network of IPv6 addresses', () => {
  test('guesses passwords no more often than from one address', async () => {
    const { points } = authEndpoints.signIn.limit;
    expect(await countOf(401, points + 5, (turn) => signIn(inOneNetwork(turn)))).toBe(points);
    await errorOf(await signIn(inOneNetwork(99), owner.password), 429);
    expect((await signIn('2001:db8:8:7::1')).status).toBe(401);
  });

  test('guesses links no more often than from one address', async () => {
    expect(await countOf(404, 25, (turn) => openLink(inOneNetwork(turn)))).toBe(20);
  });

  test('guesses links of pre-check-ins and conversations no more often either', async () => {
    expect(await countOf(404, 25, (turn) => openLink(inOneNetwork(turn), 'precheckin'))).toBe(20);
    const talk = (turn: number): Promise<Response> =>
      api.request(`/api/ai/conversations/${'x'.repeat(43)}/voice`, {
        ...{ method: 'POST', body: {}, headers: from(inOneNetwork(turn)) },
      });
    expect(await countOf(404, 25, talk)).toBe(20);
  });

  test('ends with a /48 too, however many of its networks they use', async () => {
    expect(await countOf(404, 90, (turn) => openLink(inNetworkNumber(turn)))).toBe(80);
  });

  test('is counted by HTTP Basic as well', async () => {
    const guess = (turn: number): Promise<Response> =>
      api.request('/api/admin/alerts', {
        headers: { ...from(inOneNetwork(turn)), ...basicOf(`nobody-${turn}@hotel.example`, 'guess') },
      });
    const { points } = authEndpoints.signIn.limit;
    expect(await countOf(401, points + 5, guess)).toBe(points);
  });
});

test('an address is one, however a proxy spells it', async () => {
  const spellings = ['::ffff:203.0.113.9', '203.0.113.9', '::FFFF:cb00:7109', '0:0:0:0:0:ffff:203.0.113.9'];
  expect(await countOf(404, 40, (turn) => openLink(spellings[turn % spellings.length]!))).toBe(20);
});

test('simultaneous wrong links are limited like sequential ones', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, () => openLink('203.0.113.20')));
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(60);
});

test('password guesses from ever new addresses are limited for the whole product', async () => {
  await signIn('198.51.100.1');
  await api.sql(`UPDATE rate_limit SET points = 600 WHERE key LIKE 'sign-in of any account:%'`);
  await errorOf(await signIn('198.51.100.2'), 429);
});
