import { afterAll, describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@booking/contracts/endpoint';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import { startConnectedProcess } from '../../start/connected-api.ts';
import { settled } from '../../requests/call-rows.ts';
import { getLink, newCaller } from '../../people/guest-trip.ts';
import { withAssistant } from '../../start/hotel-with-assistant.ts';
import type { ApiInProcess } from '../../start/running-api.ts';
import { slowness } from '../../slowness.ts';
import { everyEndpoint, isOfStaff, isWrite, kindOf, named } from '../every-endpoint.ts';
import { fill, type FilledHotel } from '../filled-hotel.ts';
import { hostileBodies } from './hostile-bodies.ts';
import {
  ofCloudbeds,
  ofReports,
  ofStripe,
  ofTools,
  ofTwilio,
  proveBody,
  type ProvenMessages,
} from './hostile-messages.ts';
import { hostileTexts, hostileWords } from './hostile-texts.ts';
import { validInput } from './near-valid.ts';
import { takenValues } from './taken-bodies.ts';
import { longestTurn, measureTurns, sendAnything, slowOnes, turnsOf, useWatchedApi } from './watched-api.ts';

let hotel: FilledHotel<ApiInProcess>;
let tokens: Record<string, string>;
const watch = useWatchedApi(async () => {
  hotel = await fill(await withAssistant(await startConnectedProcess(() => measureTurns)));
  const first = Object.fromEntries(Object.entries(hotel.tokens).map(([kind, [token]]) => [kind, token!]));
  // the other one is paid, and takes nothing more
  tokens = { ...first, 'room-selection': (await getLink(hotel, newCaller())).split('/').at(-1)! };
  // the first of a kind loads and compiles
  for (const endpoint of writtenByGuests) await send(endpoint, '{}');
  await settled(hotel.api);
  return hotel.api;
});
afterAll(() => hotel.stop());

const outage = /"code":"(?:provider_|busy)/;
const hasLink = ({ access, path }: Endpoint): boolean => access === 'public' && path.includes('{token}');
const pathOf = (endpoint: Endpoint): string => endpoint.path.replaceAll(/\{\w+\}/g, () => tokens[kindOf(endpoint)]!);

const written = everyEndpoint.filter((endpoint) => isWrite(endpoint) && endpoint.access !== 'provider');
const writtenByGuests = written.filter((endpoint) => !isOfStaff(endpoint));

const send = (endpoint: Endpoint, body: string): Promise<void> =>
  sendAnything(hotel.api, endpoint.method, pathOf(endpoint), {
    body,
    headers: { 'content-type': 'application/json' },
    outage,
  });

function* bodiesFor(endpoint: Endpoint): Generator<[string, string]> {
  yield* hostileBodies(endpoint);
  if (!endpoint.body) return;
  for (const [kind, value] of takenValues(endpoint.body, validInput(endpoint).body))
    yield [`${kind}, as is taken`, JSON.stringify(value)];
}

const slowAmong = (endpoint: Endpoint): Promise<string[]> =>
  slowOnes(
    hotel.api,
    Array.from(bodiesFor(endpoint), ([kind, body]) => [kind, () => send(endpoint, body)] as const),
  );

/** Sends messages of outside services, and waits until each is processed. */
const slowMessages = (messages: ProvenMessages): Promise<string[]> =>
  slowOnes(
    hotel.api,
    messages.map(
      ([kind, { path, ...proven }]) =>
        [
          kind,
          () => sendAnything(hotel.api, 'POST', path, { ...proven, outage }).then(() => settled(hotel.api)),
        ] as const,
    ),
  );

describe('keeps nobody else waiting, whatever is sent', () => {
  test.each(named(writtenByGuests))('by whom a link was texted to %s', async (_, endpoint) => {
    expect(await slowAmong(endpoint)).toEqual([]);
  });

  test.each([
    ...everyEndpoint
      .filter((endpoint) => hasLink(endpoint) && !isWrite(endpoint))
      // each copy of what was signed is laid out anew, in a thread of its own
      .map((endpoint) => [endpoint.path, kindOf(endpoint), endpoint.file ? 3 : Infinity] as const),
    ['/room-select/{token}', 'room-selection', Infinity] as const,
    ['/booking-details/{token}', 'booking-details', Infinity] as const,
    ['/precheckin/{token}', 'precheckin', Infinity] as const,
  ])('to GET %s by whom a link was texted', async (path, kind, most) => {
    const link = path.replace('{token}', tokens[kind]!);
    const first = await hotel.api.request(link);
    expect([first.status, (await first.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
    await turnsOf(hotel.api);
    const words = hostileWords().slice(0, most);
    const heads = hostileTexts(700)
      .slice(0, most)
      .map(([, text]) => text.replaceAll(/[^\x20-\x7e]/g, '-'));
    for (const address of words.map((word) => `${link}?q=${word}&checkout=${word}&remote-preview=${word}`))
      await sendAnything(hotel.api, 'GET', address, { outage });
    for (const text of heads) {
      const headers = { cookie: `site-build=${text}`, 'accept-language': text, 'user-agent': text };
      await sendAnything(hotel.api, 'GET', link, { headers, outage });
    }
    expect((await turnsOf(hotel.api)).longest).toBeLessThan(longestTurn * slowness());
  });

  test.each(
    named(everyEndpoint.filter(({ access, path }) => access === 'provider' && path !== webhookEndpoints.twilio.path)),
  )('with its proof to %s', async (_, endpoint) => {
    const prove = proveBody(hotel.simulators)[endpoint.path]!;
    const messages = Array.from(hostileBodies(endpoint), ([kind, body]) => [kind, prove(body)] as const);
    expect(await slowMessages(messages)).toEqual([]);
  });

  test('by Stripe, Twilio and Cloudbeds, signed', async () => {
    const { simulators, api } = hotel;
    const events = Object.values(ofStripe(simulators)).flatMap((make) => make());
    expect(await slowMessages([...events, ...ofTwilio(simulators, api.url), ...ofCloudbeds()])).toEqual([]);
  });

  test('by the voice platform, in the arguments of a tool', async () => {
    expect(await slowMessages(ofTools())).toEqual([]);
  });

  test('by the voice platform, in the report of a whole call', async () => {
    expect(await slowMessages(ofReports())).toEqual([]);
    const [said] = await hotel.api.sql<{ turns: number; cards: number }>(
      `SELECT count(*)::int AS turns, count(*) FILTER (WHERE text LIKE '%4111111111111111%')::int AS cards FROM call_turn`,
    );
    expect(said).toEqual({ turns: expect.any(Number), cards: 0 });
    expect(said!.turns).toBeGreaterThan(1000);
  });

  test('and health answered all along, from less memory than it may have', () => watch.expectHealthy());
});
