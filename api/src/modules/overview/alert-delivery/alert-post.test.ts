import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { postMessage } from './alert-post.client.ts';
import { toAlertPost } from './alert-post.mapper.ts';

const alert = {
  id: 'paid-not-synced-live',
  kind: 'unsynced-payments',
  count: 2,
  severity: 'critical',
  since: '2026-11-21T10:00:00.000Z',
  newestAt: '2026-11-21T10:00:00.000Z',
  link: '/payments?unsynced=true&page=1',
} as const;
const message = { kind: 'raised', mode: 'live', alertId: alert.id, alert } as const;

test('what begins is told by kind, count and link, in a sentence for people and field by field for programs', () => {
  expect(toAlertPost(message, 'https://console.example')).toEqual({
    text: '2 paid bookings are not in Cloudbeds. https://console.example/payments?unsynced=true&amp;page=1',
    id: alert.id,
    kind: 'raised',
    mode: 'live',
    severity: 'critical',
    alert: 'unsynced-payments',
    title: '2 paid bookings are not in Cloudbeds',
    count: 2,
    since: '2026-11-21T10:00:00.000Z',
    link: 'https://console.example/payments?unsynced=true&page=1',
  });
});

test('what is over is told without a link, and test mode is named', () => {
  const { text } = toAlertPost({ ...message, kind: 'resolved', mode: 'test' }, 'https://console.example');
  expect(text).toBe('Test mode: Over: 2 paid bookings are not in Cloudbeds.');
});

describe('an address that a message is posted to', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, reply) => {
      reply.writeHead(Number(request.url!.slice(1)), { location: '/200' }).end();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => void server.close());
  const post = (status: number): Promise<void> =>
    postMessage(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${status}`, { text: 'x' });

  test.each([200, 202, 204])('took it with %i', async (status) => expect(await post(status)).toBeUndefined());

  test.each([400, 404, 429, 503])('refused it with %i', async (status) =>
    expect(post(status)).rejects.toThrow(new RegExp(`^127\\.0\\.0\\.1:\\d+ answered ${status}\\.$`)),
  );

  test('is posted to itself alone, and not where it leads', async () =>
    expect(post(307)).rejects.toThrow(/cannot be reached/));
});
