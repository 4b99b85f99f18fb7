import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Env } from '../env/env.service.ts';
import { Metrics } from '../metrics/metrics.service.ts';
import { Outbound, type Sending } from './outbound.client.ts';
import { ProviderError } from './provider.error.ts';

let server: Server;
let answers: (number | 'nothing' | 'cut')[];
let asked: number;
let outbound: Outbound;
let url: string;

const env = { settings: { OUTBOUND_TIMEOUT_MS: 5_000, BREAKER_PAUSE_MS: 10_000 } } as Env;

beforeEach(async () => {
  [asked, answers] = [0, []];
  server = createServer((request, reply) => {
    const answer = answers[Math.min(asked, answers.length - 1)]!;
    asked += 1;
    if (answer === 'cut') request.destroy();
    else if (answer !== 'nothing') reply.writeHead(answer).end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
  outbound = new Outbound(new Metrics(), env);
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const send = (rest: Partial<Sending> = {}): Promise<number | ProviderError> => {
  const line = { provider: 'vapi', title: 'Vapi', mode: 'test' } as const;
  const sending = { line, operation: 'GET /', url, init: {}, isRepeatable: true, timeoutMs: 5_000, ...rest };
  return outbound.send(sending).then(
    ({ status }) => status,
    (error: ProviderError) => error,
  );
};

describe('an idempotent request', () => {
  test.each([[500], ['cut' as const], [429]])('is retried at most twice after %s', async (first) => {
    answers = [first, first, 200];
    expect(await send()).toBe(200);
    answers = [first];
    asked = 0;
    expect(await send()).toBeInstanceOf(ProviderError);
    expect(asked).toBe(3);
  });

  test('is not retried after the time limit', async () => {
    answers = ['nothing'];
    expect(await send({ timeoutMs: 1_000 })).toMatchObject({ kind: 'timeout' });
    expect(asked).toBe(1);
  });
});

describe('a request that is not idempotent', () => {
  test.each([[500], ['cut' as const], ['nothing' as const]])(
    'is sent once when it may have been done (%s)',
    async (first) => {
      answers = [first, 200];
      expect(await send({ isRepeatable: false, timeoutMs: 1_000 })).toMatchObject({
        mayHaveHappened: true,
        message: expect.stringContaining('look there before you try again'),
      });
      expect(asked).toBe(1);
    },
  );

  test('is retried when it was certainly not done (429)', async () => {
    answers = [429, 200];
    expect(await send({ isRepeatable: false })).toBe(200);
    expect(asked).toBe(2);
  });
});

test.each([[200], [301], [400], [401], [404]])('%i is an answer for the client to understand', async (status) => {
  answers = [status];
  expect(await send()).toBe(status);
  expect(asked).toBe(1);
});

test('a provider that failed five times in a row is paused, with the reason', async () => {
  answers = [500];
  const once = { isRepeatable: false };
  const five = await Promise.all(Array.from({ length: 5 }, () => send(once)));
  expect(five.map((error) => (error as ProviderError).kind)).toEqual(Array(5).fill('server_error'));
  expect(await send(once)).toMatchObject({
    kind: 'paused',
    message: expect.stringMatching(/failed on its own side \(500\)/),
  });
  expect(asked).toBe(5);
});

test('a request during the pause fails with the reason while earlier ones are still retried', async () => {
  answers = [500];
  const requests = Array.from({ length: 5 }, () => send());
  const paused = (await Promise.all(requests)).filter((error) => (error as ProviderError).kind === 'paused');
  expect(paused.length).toBeGreaterThan(0);
  for (const error of paused) expect((error as ProviderError).message).toMatch(/said last: Vapi failed/);
});

test('a provider that answers with refusals is not paused', async () => {
  answers = [429];
  for (let count = 0; count < 3; count += 1) await send();
  answers = [200];
  expect(await send()).toBe(200);
});

test('each mode has its own circuit breaker', async () => {
  answers = [500];
  for (let count = 0; count < 2; count += 1) await send();
  answers = [200];
  expect(await send()).toMatchObject({ kind: 'paused' });
  expect(await send({ line: { provider: 'vapi', title: 'Vapi', mode: 'live' } })).toBe(200);
});
