import type { Endpoint, InputOf } from '@booking/contracts/endpoint';
import { unknownFields } from '@booking/contracts/unknown-fields';
import { z } from 'zod';
import type { Answering, Sent } from './answers.ts';

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

/** The API as one test has it: it takes and gives only what the table of endpoints says. */
export function createFakeApi(answers: readonly Answering[]): FakeApi {
  const calls: Call[] = [];
  const problems: string[] = [];

  async function answer(method: string, url: URL, body: unknown): Promise<Response> {
    const name = `${method} ${url.pathname}`;
    for (const { endpoint, respond } of answers) {
      const params = endpoint.method === method ? paramsOf(endpoint, url.pathname) : undefined;
      if (!params) continue;
      try {
        const input = inputOf(endpoint, params, url.searchParams, body);
        calls.push({ endpoint, input });
        const sent = await respond(input);
        if (isGood(sent)) endpoint.answer.parse(sent.body);
        const headers = { 'content-type': endpoint.file ? 'text/plain' : 'application/json' };
        return new Response(endpoint.file ? String(sent.body) : JSON.stringify(sent.body), {
          status: sent.status,
          headers,
        });
      } catch (error) {
        problems.push(
          `${name} breaks its contract: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`,
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
    fetch: (address, { method = 'GET', body } = {}) =>
      answer(
        method,
        new URL(address as string, 'http://localhost'),
        typeof body === 'string' ? JSON.parse(body) : undefined,
      ),
  };
}
