import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from '@jest/globals';
import { stopListening } from './stop-listening.ts';

/** Asks from a thread of its own, so that it does while this one is busy. */
const asking = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', async ({ url, times }) => {
    const ask = () => fetch(url, { method: 'POST', body: 'once' }).then((answer) => answer.text(), ({ cause }) => cause.code);
    parentPort.postMessage(await Promise.all(Array.from({ length: times }, ask)));
  });
  parentPort.postMessage('here');
`;
const caller = new Worker(asking, { eval: true });
afterEach(() => caller.terminate());

test('who is in line when a process stops listening is served, and who comes later is refused', async () => {
  await once(caller, 'message');
  const server = createServer((_, reply) => void reply.setHeader('connection', 'close').end('served'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers = once(caller, 'message');
  caller.postMessage({ url, times: 5 });
  const busyUntil = performance.now() + 200;
  while (performance.now() < busyUntil);
  const closed = once(server, 'close');
  await stopListening(server);
  expect(await answers).toEqual([Array(5).fill('served')]);
  await closed;
  const later = once(caller, 'message');
  caller.postMessage({ url, times: 1 });
  expect(await later).toEqual([['ECONNREFUSED']]);
});
