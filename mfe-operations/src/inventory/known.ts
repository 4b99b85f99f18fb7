import { addressOf, type AnswerOf, type Endpoint } from '@booking/contracts/endpoint';
import { request } from '@booking/http/request';
import { RequestError } from '@booking/http/request-error';
import type * as z from 'zod/mini';
import { troubleOf, type Trouble } from './trouble.ts';

/** What Cloudbeds said, and when; with a trouble, that is the last there is, because it cannot be asked now. */
export type Known<Value> = { value: Value; at: Date; trouble?: Trouble };

type KnownEndpoint = Endpoint & { query: NonNullable<Endpoint['query']> };
type QueryOf<E extends KnownEndpoint> = Omit<z.input<E['query']>, 'kept'>;

/**
 * Asks for what Cloudbeds knows and, while it cannot be asked, for what it said last.
 * @throws RequestError when there is nothing of either, $ZodError when an answer is not what the contract says
 */
export async function fetchKnown<E extends KnownEndpoint>(
  endpoint: E,
  query: QueryOf<E>,
  signal: AbortSignal,
): Promise<Known<AnswerOf<E>>> {
  try {
    return await fetchDated(endpoint, query, signal);
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    const last = await fetchDated(endpoint, { ...query, kept: 'true' }, signal).catch(() => undefined);
    if (!last) throw error;
    return { ...last, trouble };
  }
}

async function fetchDated<E extends KnownEndpoint>(
  endpoint: E,
  query: object,
  signal: AbortSignal,
): Promise<Known<AnswerOf<E>>> {
  const result = await request(endpoint.method, addressOf(endpoint, {}, query), undefined, { signal });
  if (!result.ok) throw new RequestError(result);
  const seconds = Number(result.responseHeaders['age'] ?? 0);
  const at = new Date(Date.now() - seconds * 1000);
  return { value: endpoint.answer.parse(result.body) as AnswerOf<E>, at };
}
