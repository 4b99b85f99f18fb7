import type { AnswerOf, CallOf, Endpoint } from '@booking/contracts/endpoint';
import { call } from '@booking/http/call';

/** On a bad network an end is better than a wait without one. */
const deadlineMs = 30_000;

/** Calls an endpoint and gives up after half a minute. @throws as `call` does, and DOMException "TimeoutError" */
export const callInTime = <E extends Endpoint>(endpoint: E, input?: CallOf<E>): Promise<AnswerOf<E>> =>
  call(endpoint, input, { signal: AbortSignal.timeout(deadlineMs) });

/** A call without a network fails at once, so that the guest is told; what is missing is asked for when the network is back. */
export const onTheMove = { networkMode: 'always', refetchOnReconnect: true } as const;
