import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { alertDeliveryEndpoints } from '@booking/contracts/alert-delivery';
import { settingEndpoints } from '@booking/contracts/settings';
import { eventually, startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import type { AlertPost } from './alert-post.mapper.ts';

let receiver: Server;
let api: RunningApi;
let status: number;
let posts: AlertPost[];
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      posts.push(JSON.parse(text) as AlertPost);
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => receiver.once('listening', ready));
  const { port } = receiver.address() as AddressInfo;
  api = await startOwnApi({
    ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}/alerts`,
    PUBLIC_URL: 'http://localhost:4200',
  });
});
afterAll(async () => {
  await api.stop();
  receiver.close();
});
beforeEach(async () => {
  [status, posts] = [200, []];
  await api.sql('DELETE FROM payment; DELETE FROM inbound_event; DELETE FROM alert_message; DELETE FROM setting');
});

/** A name that a chat would make a ping and a link of. */
const guestName = '<!channel> <https://evil.example/login|Open the payment now> @everyone [here](https://evil.example)';

const unsynced = (paidAt: string): Promise<unknown> =>
  api.sql(
    `INSERT INTO payment (mode, amount_cents, status, paid_at, purpose, sync_status, sync_error, metadata)
     VALUES ('test', 30700, 'completed', $1, 'booking', 'failed', 'No room is left.', $2)`,
    [paidAt, { guestName }],
  );
/** What the watch of every minute does, now, to its end. */
async function watch(): Promise<void> {
  const [job] = await api.sql<{ id: string }>(
    `INSERT INTO jobs.job (name, data) VALUES ('watch-alerts', '{}') RETURNING id`,
  );
  await eventually(async () => {
    const [now] = await api.sql<{ state: string }>('SELECT state FROM jobs.job WHERE id = $1', [job!.id]);
    return now?.state === 'completed';
  });
}
const told = (atLeast: number): Promise<unknown> => eventually(() => Promise.resolve(posts.length >= atLeast));
const kinds = (): string[] => posts.map(({ kind, severity }) => `${kind} ${severity}`);
const choose = (value: string) => api.call(settingEndpoints.save, { body: { key: 'alertDelivery', value } });

describe('an alert is told', () => {
  test('once when it begins, once more with news, and when it is over', async () => {
    await unsynced('2026-11-20T10:00:00Z');
    await watch();
    await told(1);
    expect(posts[0]).toMatchObject({ kind: 'raised', mode: 'test', severity: 'critical' });
    expect(posts[0]!.text).toMatch(
      /^Test mode: A paid booking is not in Cloudbeds\. http:\/\/localhost:4200\/payments\?payment=[0-9a-f-]+$/,
    );
    expect(JSON.stringify(posts)).not.toMatch(/channel|evil|everyone|No room is left|307\.00/);
    const stored = await api.sql<{ text: string }>('SELECT alert::text AS text FROM alert_message');
    expect(stored.filter(({ text }) => /channel|No room is left/.test(text))).toEqual([]);
    await watch();
    await unsynced('2026-11-20T11:00:00Z');
    await watch();
    await told(2);
    expect(posts[1]!.title).toBe('2 paid bookings are not in Cloudbeds');
    await api.sql('DELETE FROM payment');
    await watch();
    await told(3);
    await watch();
    expect(kinds()).toEqual(['raised critical', 'raised critical', 'resolved critical']);
  });

  test('again until it is taken, and the console says how it stands', async () => {
    status = 500;
    await unsynced('2026-11-20T10:00:00Z');
    await watch();
    const refused = await eventually(async () => {
      const { newest } = await api.call(alertDeliveryEndpoints.delivery);
      return newest?.error ? newest : null;
    });
    expect(refused).toMatchObject({ title: 'A paid booking is not in Cloudbeds', sentAt: null });
    expect(refused.error).toMatch(/^127\.0\.0\.1:\d+ answered 500\.$/);
    status = 204;
    const { newest, host } = await eventually(async () => {
      const state = await api.call(alertDeliveryEndpoints.delivery);
      return state.newest?.sentAt ? state : null;
    });
    expect(newest!.error).toBeNull();
    expect(host).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(new Set(kinds())).toEqual(new Set(['raised critical']));
  });

  test('if it is as bad as somebody chose', async () => {
    await api.sql(
      `INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, attempts)
       VALUES ('vapi', 'one', 'hang', 'test', '{}', 'dead', 6)`,
    );
    await watch();
    await unsynced('2026-11-20T10:00:00Z');
    await choose('none');
    await watch();
    await choose('critical');
    await watch();
    await told(1);
    await choose('all');
    await watch();
    await told(2);
    expect(kinds()).toEqual(['raised critical', 'raised warning']);
  });
});
