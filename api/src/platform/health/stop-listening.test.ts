import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from '@jest/globals';
import { stopListening } from './stop-listening.service.ts';

/** Asks from a thread of its own, so that it does while this one is busy, and counts who is connected. */
const asking = `
  const { createConnection } = require('node:net');
  const { parentPort, workerData: connected } = require('node:worker_threads');
  const ask = (port) => new Promise((done) => {
    let answer = '';
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\\r\\nhost: here\\r\\ncontent-length: 0\\r\\n\\r\\n');
      Atomics.add(connected, 0, 1);
      Atomics.notify(connected, 0);
    });
    socket.setEncoding('utf8').on('data', (data) => (answer += data));
    socket.on('error', ({ code }) => (answer = code)).on('close', () => done(answer.split('\\r\\n')[0]));
  });
  parentPort.on('message', async ({ port, times }) =>
    parentPort.postMessage(await Promise.all(Array.from({ length: times }, () => ask(port)))));
`;
const connected = new Int32Array(new SharedArrayBuffer(4));
const caller = new Worker(asking, { eval: true, workerData: connected });
afterEach(() => caller.terminate());

test('connections that wait when a process stops listening are served, and later ones are refused', async () => {
  const server = createServer((_, reply) => void reply.setHeader('connection', 'close').end('served'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const answers = once(caller, 'message');
  caller.postMessage({ port, times: 5 });
  // nobody is taken while this thread waits
  for (let now = 0; now < 5; now = Atomics.load(connected, 0))
    expect(Atomics.wait(connected, 0, now, 20_000)).not.toBe('timed-out');
  const closed = once(server, 'close');
  await stopListening(server);
  expect(await answers).toEqual([Array(5).fill('HTTP/1.1 200 OK')]);
  await closed;
  const later = once(caller, 'message');
  caller.postMessage({ port, times: 1 });
  expect(await later).toEqual([['ECONNREFUSED']]);
});
