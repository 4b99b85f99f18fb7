import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import type { RunningApi } from '../running-api.ts';
import { validInput } from './near-valid.ts';

type Sent = { params?: object | undefined; query?: object | undefined; body?: unknown };

/** Sends an endpoint something it takes, with what is given in place of a part of that. */
export function send(
  { request }: RunningApi,
  endpoint: Endpoint,
  headers: Record<string, string> = {},
  given: Sent = {},
): Promise<Response> {
  const { params, query, body } = { ...validInput(endpoint), ...given };
  const method = endpoint.method;
  const sent = method === 'GET' || body === undefined ? {} : { body: JSON.stringify(body) };
  return request(addressOf(endpoint, params, query), { method, headers, ...sent });
}
