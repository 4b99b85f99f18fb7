import type { AnswerOf, CallOf, Endpoint } from '@booking/contracts/endpoint';
import { call } from '@booking/http/call';
import type { RequestOptions } from '@booking/http/request';

/** On a bad network an end is better than a wait without one. */
const deadlineMs = 30_000;

/** Calls an endpoint and gives up after half a minute. @throws as `call` does, and DOMException "TimeoutError" */
export const callApi = <E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options?: RequestOptions,
): Promise<AnswerOf<E>> => call(endpoint, input, { signal: AbortSignal.timeout(deadlineMs), ...options });
