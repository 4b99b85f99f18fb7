import { afterAll, describe, expect, test } from '@jest/globals';
import { startApiProcess, type ApiInProcess } from '../../start/running-api.ts';
import { slowness } from '../../slowness.ts';
import { everyEndpoint, isOfStaff, isWrite, named } from '../every-endpoint.ts';
import { hostileBodies } from './hostile-bodies.ts';
import { hostileTexts, hostileWords } from './hostile-texts.ts';
import { longestTurn, measureTurns, sendAnything, slowOnes, turnsOf, useWatchedApi } from './watched-api.ts';

/** An id of the right shape that nothing has. */
const nobodys = 'x'.repeat(43);

const open = everyEndpoint.filter((endpoint) => !isOfStaff(endpoint));

/** What is open to strangers beside the endpoints: pages, files, the description of the API, and what is nowhere. */
const pages = [
  ...['/', '/sign-in', '/invitation', '/account', '/payments', '/nothing/{x}'],
  ...['/room-select/{x}', '/booking-details/{x}', '/precheckin/{x}', '/booking-success', '/booking-cancelled'],
  ...[
    '/book',
    '/ai',
    '/assets/{x}',
    '/site/{x}/{x}',
    '/remotes/{x}/{x}/{x}',
    '/api/docs',
    '/api/openapi.json',
    '/api/{x}',
  ],
];

/** What a head says that somebody reads: who asks, with what, from where, and what they have already. */
const readHeads = [
  ...['authorization', 'cookie', 'user-agent', 'accept-language', 'accept', 'x-forwarded-for', 'origin', 'referer'],
  ...['if-none-match', 'range', 'idempotency-key', 'x-vapi-secret', 'stripe-signature', 'x-twilio-signature'],
];
const headsOf = (text: string): Record<string, string> =>
  Object.fromEntries(readHeads.map((name) => [name, name === 'cookie' ? `session=${text}; oidc=${text}` : text]));

let api: ApiInProcess;
const watch = useWatchedApi(async () => {
  api = await startApiProcess(measureTurns);
  // the first of a kind loads and compiles
  for (const { method, path } of open)
    await (
      await api.request(path.replaceAll(/\{\w+\}/g, nobodys), { method, ...(method !== 'GET' && { body: {} }) })
    ).text();
  for (const path of pages) await (await api.request(path.replaceAll('{x}', nobodys))).text();
  return api;
});
afterAll(() => api.stop());

const send = (method: string, path: string, body?: string, headers = {}): Promise<void> =>
  sendAnything(api, method, path, { headers, ...(body !== undefined && { body }) });

describe('keeps nobody else waiting, whatever it is sent by whom it does not know:', () => {
  test.each(named(open.filter(isWrite)))('%s', async (_, endpoint) => {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, nobodys);
    const works = Array.from(
      hostileBodies(endpoint),
      ([kind, body]) => [kind, () => send(endpoint.method, path, body)] as const,
    );
    expect(await slowOnes(api, works)).toEqual([]);
  });

  test.each(named(open.filter((endpoint) => !isWrite(endpoint))))('%s', async (_, { path }) => {
    for (const word of hostileWords()) {
      await send('GET', `${path.replaceAll(/\{\w+\}/g, word)}?checkout=${word}&q=${word}`).catch((error: Error) => {
        // letters that are cut in two are no address
        if (!/: 4\d\d$/.test(error.message)) throw error;
      });
    }
    const { longest } = await turnsOf(api);
    expect(longest).toBeLessThan(longestTurn * slowness());
  });

  test.each(pages)('GET %s', async (path) => {
    for (const word of hostileWords())
      await send('GET', `${path.replaceAll('{x}', word)}?q=${word}&next=/${word}&remote-preview=${word}`);
    const { longest } = await turnsOf(api);
    expect(longest).toBeLessThan(longestTurn * slowness());
  });

  test.each(['/', '/book', '/api/hotels', '/api/admin/alerts', '/api/webhooks/vapi'])(
    'GET %s with a head of anything',
    async (path) => {
      for (const [, text] of hostileTexts(700))
        await send('GET', path, undefined, headsOf(text.replaceAll(/[^\x20-\x7e]/g, '-')));
      const { longest } = await turnsOf(api);
      expect(longest).toBeLessThan(longestTurn * slowness());
    },
  );

  test('health, which answered all along, from less memory than it may have', () => watch.expectHealthy());
});
