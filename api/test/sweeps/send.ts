import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import type { RunningApi } from '../start/running-api.ts';
import { validInput } from './hostile/near-valid.ts';

type Given = {
  params?: object;
  query?: object;
  body?: unknown;
  /** Parameters of the address that differ. */ id?: object;
};

/** Sends an endpoint something it takes, with what is given in place of a part of that. */
export function send(
  { request }: RunningApi,
  endpoint: Endpoint,
  headers: Record<string, string> = {},
  { id, ...given }: Given = {},
): Promise<Response> {
  const { params, query, body } = { ...validInput(endpoint), ...given };
  const { method } = endpoint;
  const sent = method === 'GET' || body === undefined ? {} : { body: JSON.stringify(body) };
  return request(addressOf(endpoint, { ...params, ...id }, query), { method, headers, ...sent });
}
