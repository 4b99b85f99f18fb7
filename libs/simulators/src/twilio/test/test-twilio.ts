import { fastify } from 'fastify';
import { createVirtualClock, type Clock } from '../../shared-kernel/clock.ts';
import { createTwilio, type Twilio } from '../create-twilio.ts';

export const TEST_SID = `AC${'a'.repeat(32)}`;
export const LIVE_SID = `AC${'b'.repeat(32)}`;
export const TEST_TOKEN = 'test-token';
export const TEST_LINE = '+17375550142';
export const LIVE_LINE = '+17375550143';
export const PHONE = '+15125550101';
const STARTS_AT = Date.parse('2026-03-02T15:00:00Z');

/** A clock on which nobody who waits is ever done. */
export const stoppedClock: Clock = {
  ...createVirtualClock(STARTS_AT),
  wait: (_ms, signal) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('stopped')))),
};

export type Json = Record<string, unknown> & { sid: string; status: string };

export type TestTwilio = Twilio & {
  url: string;
  /** A REST request to the test account, below its path; a form makes it a POST. */
  rest(path: string, form?: Record<string, string>): Promise<{ status: number; body: Json }>;
  /** Sends a text from the test line. */
  text(changes?: Record<string, string>): Promise<{ status: number; body: Json }>;
  /** Lets a phone text the line it last heard of. */
  textFrom(phone: string, body: string): Promise<Response>;
  texts(phone: string): Promise<Json[]>;
  close(): Promise<void>;
};

export type TestTwilioOptions = { productUrl?: string; dataDir?: string; clock?: Clock };

/** A Twilio on a free port, on a clock that makes every text arrive at once unless another is given. */
export async function startTwilio(options: TestTwilioOptions = {}): Promise<TestTwilio> {
  const { productUrl = 'http://127.0.0.1:9', dataDir, clock = createVirtualClock(STARTS_AT) } = options;
  const twilio = createTwilio({
    accounts: [
      { name: 'test', accountSid: TEST_SID, authToken: TEST_TOKEN, from: TEST_LINE },
      { name: 'live', accountSid: LIVE_SID, authToken: 'live-token', from: LIVE_LINE },
    ],
    clock,
    productUrl,
    ...(dataDir === undefined ? {} : { dataDir }),
  });
  const url = await twilio.server.listen({ host: '127.0.0.1', port: 0 });
  const authorization = `Basic ${Buffer.from(`${TEST_SID}:${TEST_TOKEN}`).toString('base64')}`;

  const rest: TestTwilio['rest'] = async (path, form) => {
    const init = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
    const response = await fetch(`${url}/2010-04-01/Accounts/${TEST_SID}${path}`, {
      ...init,
      headers: { authorization },
    });
    return { status: response.status, body: (await response.json()) as Json };
  };
  return {
    ...twilio,
    url,
    rest,
    text: (changes) => rest('/Messages.json', { To: PHONE, From: TEST_LINE, Body: 'Your link', ...changes }),
    textFrom: (phone, body) =>
      fetch(`${url}/api/phones/${phone}/texts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ body }),
      }),
    texts: async (phone) => (await (await fetch(`${url}/api/phones/${phone}/texts`)).json()) as Json[],
    close: () => twilio.server.close(),
  };
}

export type Call = { path: string; headers: Record<string, unknown>; fields: Record<string, string> };

export type Product = {
  url: string;
  calls: Call[];
  /** Resolves once so many calls came. */
  called(times: number): Promise<Call[]>;
  close(): Promise<void>;
};

type Answer = { status?: number; type?: string; body: string };

/** A small product that keeps every form posted to it. */
export async function startProduct(
  answer: (call: Call, times: number) => Answer | Promise<Answer> = () => ({ body: '' }),
): Promise<Product> {
  const server = fastify({ forceCloseConnections: true });
  const calls: Call[] = [];
  server.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  server.post('*', async (request, reply) => {
    const call = { path: request.url, headers: request.headers, fields: request.body as Record<string, string> };
    calls.push(call);
    const { status = 200, type = 'text/xml', body } = await answer(call, calls.length);
    return reply.code(status).type(type).send(body);
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    calls,
    called: async (times) => {
      while (calls.length < times) await new Promise((done) => setTimeout(done, 5));
      return calls;
    },
    close: () => server.close(),
  };
}
