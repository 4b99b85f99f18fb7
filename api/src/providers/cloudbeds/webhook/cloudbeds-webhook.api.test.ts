import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import { openAdapters, type Adapters } from '../../../../test/providers/adapters.ts';
import { settled } from '../../../../test/requests/call-rows.ts';
import { startConnectedProcess, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { newReservation } from '../../../../test/providers/property.ts';
import { startProxy, type RecordingProxy } from '../../../../test/providers/recording-proxy.ts';
import { eventually, startApiProcess, type ApiInProcess } from '../../../../test/start/running-api.ts';

let hotel: ConnectedApi<ApiInProcess>;
let api: ApiInProcess;
let proxy: RecordingProxy;
let adapters: Adapters;
let env: Record<string, string>;
beforeAll(async () => {
  hotel = await startConnectedProcess(async (simulators) => {
    proxy = await startProxy(simulators.cloudbeds);
    env = { ...simulators.env, CLOUDBEDS_BASE_URL: proxy.url };
    return env;
  });
  api = hotel.api;
  adapters = await openAdapters(env, api.databaseUrl);
});
afterAll(() => Promise.all([adapters.stop(), api.stop(), hotel.simulators.stop(), proxy.stop()]));

type Subscription = { event: { entity: string; action: string }; subscriptionData: { endpoint: string } };

/** What Cloudbeds tells us about, in a mode. */
async function subscriptions(mode: 'test' | 'live'): Promise<Subscription[]> {
  return (await adapters.cloudbedsHttp.request(mode, 'GET', 'getWebhooks'))['data'] as Subscription[];
}
const wanted = (mode: 'test' | 'live') =>
  eventually(async () => {
    const there = await subscriptions(mode);
    return there.length === 4 && there;
  }, 300);
const posted = (): number => proxy.exchanges.filter(({ path }) => path.endsWith('postWebhook')).length;

const kept = (): Promise<{ kind: string; mode: string }[]> =>
  api.sql(`SELECT kind, mode FROM inbound_event WHERE provider = 'cloudbeds' ORDER BY id`);
const post = (query: string, body: object): Promise<Response> =>
  api.request(`/api/webhooks/cloudbeds${query}`, { method: 'POST', body });
const notice = {
  reservationID: '7061304407766',
  event: 'reservation/created',
  version: '1.0',
  timestamp: 1766005022.07,
};

describe('subscriptions', () => {
  test('are made in both modes, with an unguessable address', async () => {
    for (const mode of ['test', 'live'] as const) {
      const there = await wanted(mode);
      expect(there.map(({ event }) => `${event.entity}/${event.action}`).sort()).toEqual([
        'reservation/created',
        'reservation/dates_changed',
        'reservation/deleted',
        'reservation/status_changed',
      ]);
      const addresses = new Set(there.map(({ subscriptionData }) => subscriptionData.endpoint));
      expect([...addresses]).toEqual([
        expect.stringMatching(new RegExp(`^${env['PUBLIC_URL']!}/api/webhooks/cloudbeds\\?key=[\\w-]{43}$`)),
      ]);
    }
  });

  test('are not made again when the API starts again', async () => {
    await api.stop();
    const [before, known] = [posted(), proxy.exchanges.length];
    api = await startApiProcess(env, api.databaseUrl);
    await eventually(() => {
      const asked = proxy.exchanges.slice(known).filter(({ path }) => path.endsWith('getWebhooks'));
      return Promise.resolve(asked.length >= 2 && asked.every(({ status }) => status === 200));
    });
    await wanted('test');
    expect(posted()).toBe(before);
  });
});

describe("Cloudbeds' notice", () => {
  const keyOf = async (mode: 'test' | 'live'): Promise<string> =>
    new URL((await wanted(mode))[0]!.subscriptionData.endpoint).search;

  test('arrives after a booking, for the mode of its subscription', async () => {
    await adapters.cloudbeds.book('test', await newReservation(adapters, 'told'));
    await eventually(async () => (await kept()).length > 0);
    expect(await kept()).toEqual([{ kind: 'reservation/created', mode: 'test' }]);
    await post(await keyOf('live'), notice);
    expect((await kept()).at(-1)).toEqual({ kind: 'reservation/created', mode: 'live' });
  });

  test('that comes twice is kept once', async () => {
    const before = (await kept()).length;
    const again = { ...notice, timestamp: 1766005023.5 };
    const key = await keyOf('test');
    expect((await Promise.all([post(key, again), post(key, again)])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await post(key, again)).status).toBe(200);
    await settled(api);
    expect(await kept()).toHaveLength(before + 1);
  });

  test('with a wrong or missing key is rejected, and nothing is stored', async () => {
    const before = await kept();
    const [key, strange] = [await keyOf('test'), { ...notice, timestamp: 1 }];
    for (const query of ['', '?key=', `${key}x`, key.slice(0, -1)]) await errorOf(await post(query, strange), 401);
    expect(await kept()).toEqual(before);
  });

  test('does not show the key in the log of events, nor in our log', async () => {
    const key = (await keyOf('test')).replace('?key=', '');
    expect(JSON.stringify(await api.call(webhookEndpoints.events))).not.toContain(key);
    expect(api.log()).not.toContain(key);
  });
});
