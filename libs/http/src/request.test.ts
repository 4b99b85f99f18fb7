import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { modeEndpoints } from '@booking/contracts/mode';
import { call, stream } from './call.ts';
import { defaultFetcher } from './default-fetcher.ts';
import { request, type RequestOptions } from './request.ts';
import { bareFailureOf, failureOf, hasStatus, reasonOf, RequestError } from './request-error.ts';
import { stepUpEvent, type StepUpAsked } from './step-up.ts';

let server: Server;
let base: string;
let seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string };
let answer: { status: number; headers?: Record<string, string>; body: string };

beforeAll(async () => {
  server = createServer((incoming, reply) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      seen = { method: incoming.method!, url: incoming.url!, headers: incoming.headers, body };
      reply.writeHead(answer.status, answer.headers ?? { 'content-type': 'application/json; charset=utf-8' });
      reply.end(answer.body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

/** Node's fetch sends no cookies, so what is asked of it is kept instead. */
const watched = (): { options: RequestOptions; init: () => RequestInit } => {
  let kept: RequestInit = {};
  const options = { fetch: (url: RequestInfo | URL, init?: RequestInit) => fetch(url, (kept = init ?? {})) };
  return { options, init: () => kept };
};

describe('request', () => {
  test('a content type is sent with a body and only then', async () => {
    answer = { status: 200, body: '{}' };
    await request('GET', `${base}/a`);
    expect(seen.headers['content-type']).toBeUndefined();
    await request('POST', `${base}/a`, { b: 1 });
    expect(seen.headers['content-type']).toBe('application/json');
    expect(seen.body).toBe('{"b":1}');
  });

  test('cookies always go along', async () => {
    const { options, init } = watched();
    await request('GET', `${base}/a`, undefined, options);
    expect(init().credentials).toBe('include');
  });

  test('everything about the call is recorded, with sensitive headers redacted both ways', async () => {
    const headers = { 'content-type': 'application/json', 'set-cookie': 'a=b', 'x-api-key': 'k', 'x-other': 'seen' };
    answer = { status: 418, headers, body: '{"error":"no"}' };
    const result = await request(
      'PUT',
      `${base}/tea?x=1`,
      { a: 1 },
      { headers: { Authorization: 'Basic abc', 'X-More': '1' } },
    );
    expect(result).toMatchObject({
      method: 'PUT',
      url: `${base}/tea?x=1`,
      status: 418,
      ok: false,
      body: { error: 'no' },
    });
    expect(result.statusText).toBe("I'm a Teapot");
    expect(result.sentHeaders).toEqual({
      'Content-Type': 'application/json',
      Authorization: '[redacted]',
      'X-More': '1',
    });
    expect(result.responseHeaders).toMatchObject({
      'set-cookie': '[redacted]',
      'x-api-key': '[redacted]',
      'x-other': 'seen',
    });
    expect(result.duration).toBeGreaterThanOrEqual(0);
  });

  test('what is not JSON is read as text', async () => {
    answer = { status: 200, headers: { 'content-type': 'text/plain' }, body: '{"a":1}' };
    expect((await request('GET', base)).body).toBe('{"a":1}');
  });

  test('an answer without a body has none, whatever its type', async () => {
    answer = { status: 204, headers: {}, body: '' };
    expect((await request('DELETE', base)).body).toBeUndefined();
  });

  test('JSON that cannot be parsed becomes an object that says so', async () => {
    answer = { status: 200, body: '{"a":' };
    expect((await request('GET', base)).body).toEqual({ error: 'The response body could not be parsed as JSON.' });
  });
});

describe('a call that takes a step-up', () => {
  const refusal = { status: 403, body: '{"code":"step_up_required","error":"Confirm that it is you"}' };
  /** Answers the call with what follows, the first time with a refusal. */
  const twice = (answers: { status: number; body: string }[]): { options: RequestOptions; sent: RequestInit[] } => {
    const sent: RequestInit[] = [];
    const answerNext = async (_: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const { status, body } = answers[sent.push(init ?? {}) - 1]!;
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    };
    return { options: { fetch: answerNext }, sent };
  };
  const page = new EventTarget();
  const whilePageAnswers = async (given: boolean | undefined, work: () => Promise<void>): Promise<void> => {
    if (given !== undefined) {
      const listen = (event: Event): void => (event as StepUpAsked).detail.answer(Promise.resolve(given));
      page.addEventListener(stepUpEvent, listen, { once: true });
    }
    globalThis.dispatchEvent = (event) => page.dispatchEvent(event);
    await work().finally(() => Reflect.deleteProperty(globalThis, 'dispatchEvent'));
  };

  test('is made once more, as it was, when the person gave it', async () => {
    const { options, sent } = twice([refusal, { status: 200, body: '{"done":1}' }]);
    await whilePageAnswers(true, async () => {
      expect(await request('POST', '/a', { b: 1 }, options)).toMatchObject({ status: 200, body: { done: 1 } });
    });
    expect(sent.map(({ method, body }) => [method, body])).toEqual(Array(2).fill(['POST', '{"b":1}']));
  });

  test('is made no third time', async () => {
    const { options, sent } = twice([refusal, refusal]);
    await whilePageAnswers(true, async () => expect((await request('POST', '/a', {}, options)).status).toBe(403));
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['the person did not', false],
    ['nobody asks for it', undefined],
  ])('is refused as it was when %s', async (_, given) => {
    const { options, sent } = twice([refusal]);
    await whilePageAnswers(given, async () => {
      expect(await request('POST', '/a', {}, options)).toMatchObject({
        status: 403,
        body: { error: 'Confirm that it is you' },
      });
    });
    expect(sent).toHaveLength(1);
  });
});

describe('a failed request', () => {
  test.each([
    ['the error field', '{"error":"Room taken","message":"x"}', '409: Room taken'],
    ['the body without one', '{"reason":1}', '409: {"reason":1}'],
    ['the status text without a body', '', '409: Conflict'],
  ])('raises the status and %s', async (_, body, message) => {
    answer = { status: 409, body };
    const result = await request('GET', base);
    expect(new RequestError(result).message).toBe(message);
  });

  test('carries the bare sentence too', async () => {
    answer = { status: 401, body: '{"error":"Sign in"}' };
    expect(new RequestError(await request('GET', base)).sentence).toBe('Sign in');
  });

  test.each([
    [401, '{"error":"Sign in"}', '401: {"error":"Sign in"}'],
    [409, '', '409: Conflict'],
  ])('raises from the default fetcher with its response text (%i)', async (status, body, message) => {
    answer = { status, body };
    await expect(defaultFetcher({ queryKey: [base, 'a'] })).rejects.toThrow(new Error(message));
  });
});

test('an error of another bundle is known by its name', () => {
  expect(hasStatus({ name: 'RequestError', status: 401 }, 401)).toBe(true);
  expect(hasStatus(new TypeError('Failed to fetch'), 401)).toBe(false);
});

test('a person is told a reason, never a stack or a schema', () => {
  expect(reasonOf(new TypeError('Failed to fetch'))).toMatch(/cannot be reached/);
  expect(reasonOf(Object.assign(new Error('[{...}]'), { name: '$ZodError' }))).toMatch(/not understood/);
});

test.each([
  ['{"error":"Room taken"}', '409: Room taken', 'Room taken'],
  ['{"reason":1}', 'Failed to save', 'Failed to save'],
  ['', 'Failed to save', 'Failed to save'],
])('a toast says what the server said, else its own sentence (%s)', async (body, words, bare) => {
  answer = { status: 409, body };
  const error = new RequestError(await request('GET', base));
  expect(failureOf(error, 'Failed to save')).toBe(words);
  expect(bareFailureOf(error, 'Failed to save')).toBe(bare);
});

test.each([
  new TypeError('Failed to fetch'),
  new TypeError('Load failed'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new DOMException('signal timed out', 'TimeoutError'),
])('a toast of what never reached the server says so, not %s', (error) => {
  for (const failure of [failureOf, bareFailureOf]) {
    expect(failure(error, 'Failed to save')).toBe(
      'Failed to save. The server cannot be reached. Check the connection and try again.',
    );
  }
});

test('the default fetcher joins the segments of a key', async () => {
  answer = { status: 200, body: '[1]' };
  expect(await defaultFetcher({ queryKey: [base, 'api', 'admin', 'call-logs', 7] })).toEqual([1]);
  expect(seen).toMatchObject({ method: 'GET', url: '/api/admin/call-logs/7' });
});

describe('a call of the contract', () => {
  const through = (path: string): RequestOptions => ({ fetch: (_, init) => fetch(`${base}${path}`, init) });

  test('is read by its schema', async () => {
    answer = { status: 200, body: '{"mode":"live","success":true,"settings":{"mode":"live"},"extra":1}' };
    expect(await call(modeEndpoints.read, {}, through('/x'))).toEqual({
      mode: 'live',
      success: true,
      settings: { mode: 'live' },
    });
  });

  test('that answers something else is an error, not a wrong screen', async () => {
    answer = { status: 200, body: '{"mode":"neither"}' };
    await expect(call(modeEndpoints.read, {}, through('/x'))).rejects.toThrow('Invalid');
  });

  test('whose answer comes bit by bit is handed on as it comes', async () => {
    answer = { status: 200, headers: { 'content-type': 'text/event-stream' }, body: 'data: 1\n\n' };
    const body = await stream(modeEndpoints.read, {}, through('/x'));
    expect(await new Response(body).text()).toBe('data: 1\n\n');
  });

  test('that is refused is an error before anything comes', async () => {
    answer = { status: 409, body: '{"error":"Wait"}' };
    await expect(stream(modeEndpoints.read, {}, through('/x'))).rejects.toThrow(new Error('409: Wait'));
  });
});
