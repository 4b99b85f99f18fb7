import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createVirtualClock } from '../../../shared-kernel/clock.ts';
import { createDeliver } from './delivery.ts';
import { serverSchema } from '../tool.ts';

let server: Server;
let statuses: number[];
let asked: number;

beforeEach(async () => {
  asked = 0;
  server = createServer((_request, response) => {
    const status = statuses[asked++];
    if (status !== undefined) response.writeHead(status, { 'content-type': 'application/json' }).end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function deliver(settings: Record<string, unknown>, clock = createVirtualClock(0)) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createDeliver(clock, () => ({}))(serverSchema.parse({ url, ...settings }), { message: {} });
}

const backoffPlan = { type: 'exponential', maxRetries: 3, baseDelaySeconds: 1, excludedStatusCodes: [404] };

test('there is no second attempt unless the server asks for one', async () => {
  statuses = [503, 200];
  expect(await deliver({})).toMatchObject({ answered: true, status: 503 });
  expect(asked).toBe(1);
});

test('a backoff plan tries again, waiting longer each time, until it is taken', async () => {
  statuses = [503, 503, 200];
  const clock = createVirtualClock(0);
  expect(await deliver({ backoffPlan }, clock)).toEqual({ answered: true, status: 200, body: { ok: true } });
  expect(asked).toBe(3);
  expect(clock.now()).toBeGreaterThanOrEqual(1000 + 2000);
});

test('a backoff plan gives up after its retries, and at once on the statuses it excludes', async () => {
  statuses = [503, 503, 503, 503, 200];
  expect(await deliver({ backoffPlan })).toMatchObject({ status: 503 });
  expect(asked).toBe(4);
  statuses = [...statuses.slice(0, 4), 404, 200];
  expect(await deliver({ backoffPlan })).toMatchObject({ status: 404 });
  expect(asked).toBe(5);
});

test('a server that takes longer than its timeout has not answered, and the time it took has passed', async () => {
  statuses = [];
  const clock = createVirtualClock(0);
  expect(await deliver({ timeoutSeconds: 0.2 }, clock)).toEqual({ answered: false });
  expect(clock.now()).toBeGreaterThanOrEqual(190);
});
