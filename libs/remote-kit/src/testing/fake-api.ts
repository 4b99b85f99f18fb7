import type { Endpoint, InputOf } from '@booking/contracts/endpoint';
import { fallbacksIn } from '@booking/contracts/fallbacks-in';
import { unknownFields } from '@booking/contracts/unknown-fields';
import * as z from 'zod/mini';
import { ConnectionLost, type Answering, type Sent } from './answers.ts';

/** A call that a screen made. */
export type Call = { endpoint: Endpoint; input: InputOf<Endpoint> };

export type FakeApi = {
  fetch: typeof fetch;
  calls: Call[];
  /** Where screen or test break the contract of the API; a test with any of these fails. */
  problems: string[];
};

const paramsOf = ({ path }: Endpoint, address: string): Record<string, string> | undefined => {
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const found = pattern.exec(address);
  if (!found) return undefined;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
};

/** @throws Error when the endpoint would not take it */
function inputOf(endpoint: Endpoint, params: object, search: URLSearchParams, body: unknown): InputOf<Endpoint> {
  const input = {
    params: endpoint.params?.parse(params),
    query: endpoint.query?.parse(Object.fromEntries(search)),
    body: endpoint.body?.parse(body),
  };
  const unknown = endpoint.body ? unknownFields(endpoint, body, input.body) : [];
  if (unknown.length > 0) throw new Error(`The endpoint has no field ${unknown.join(', ')}.`);
  return input;
}

const isGood = ({ status }: Sent): boolean => status >= 200 && status < 300;

/** @throws Error when it is not what the endpoint answers, or is though it is meant not to be */
function check({ answer }: Endpoint, { body, isBroken, isOdd }: Sent): void {
  if (isBroken) {
    if (answer.safeParse(body).success) throw new Error('The answer is meant to break it, and keeps it.');
    return;
  }
  answer.parse(body);
  const fallbacks = isOdd ? [] : fallbacksIn(answer, body);
  if (fallbacks.length > 0) throw new Error(`The answer is read by fallbacks alone at ${fallbacks.join(', ')}.`);
}

type Bytes = Uint8Array<ArrayBuffer>;

const isStream = (body: unknown): body is ReadableStream<Bytes> => body instanceof ReadableStream;

/** A stream that fails, as one of `fetch` does, when the call is given up. */
function untilAborted(body: ReadableStream<Bytes>, signal: AbortSignal): ReadableStream<Bytes> {
  const reader = body.getReader();
  return new ReadableStream<Bytes>({
    start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
    pull: async (controller) => {
      const { value, done } = await reader.read();
      if (signal.aborted) return;
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

function responseOf({ file }: Endpoint, sent: Sent, signal: AbortSignal | null): Response {
  const { status, body, headers } = sent;
  if (isStream(body)) return new Response(signal ? untilAborted(body, signal) : body, { status, headers });
  const isText = file === true && isGood(sent);
  const type = isText ? 'text/plain' : 'application/json';
  return new Response(isText ? String(body) : JSON.stringify(body), {
    status,
    headers: { 'content-type': type, ...headers },
  });
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** The API as one test has it: it takes and gives only what the table of endpoints says. */
export function createFakeApi(answers: readonly Answering[]): FakeApi {
  const calls: Call[] = [];
  const problems: string[] = [];

  async function answer(method: string, url: URL, body: unknown, signal: AbortSignal | null): Promise<Response> {
    const name = `${method} ${url.pathname}`;
    for (const { endpoint, respond } of answers) {
      const params = endpoint.method === method ? paramsOf(endpoint, url.pathname) : undefined;
      if (!params) continue;
      try {
        const input = inputOf(endpoint, params, url.searchParams, body);
        calls.push({ endpoint, input });
        const sent = await respond(input);
        if (isGood(sent) && !isStream(sent.body)) check(endpoint, sent);
        return responseOf(endpoint, sent, signal);
      } catch (error) {
        if (error instanceof ConnectionLost) throw error;
        problems.push(
          `${name} breaks its contract: ${error instanceof z.core.$ZodError ? z.prettifyError(error) : String(error)}`,
        );
        throw error;
      }
    }
    problems.push(`The screen asks ${name}, and the test gives no answer to it.`);
    throw new TypeError(`No answer to ${name}`);
  }

  return {
    calls,
    problems,
    fetch: (address, { method = 'GET', body, signal = null } = {}) => {
      const url = new URL(address as string, 'http://localhost');
      const answered = answer(method, url, typeof body === 'string' ? JSON.parse(body) : undefined, signal);
      return signal ? Promise.race([answered, abortOf(signal)]) : answered;
    },
  };
}
