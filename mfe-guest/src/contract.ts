import type { AnswerOf, CallOf } from '@booking/contracts/endpoint';
import { BookingDetails, Intake, RoomContact } from '@booking/contracts/guest-pages';
import { call } from '@booking/http/call';
import type { RequestOptions } from '@booking/http/request';
import { pageEndpoints } from './endpoints.ts';

/** On a bad network an end is better than a wait without one. */
const deadlineMs = 30_000;

type Endpoints = typeof pageEndpoints;
export type Name = keyof Endpoints;
export type Given<N extends Name> = CallOf<Endpoints[N]>;
export type Answered<N extends Name> = AnswerOf<Endpoints[N]>;

/** Calls an endpoint and gives up after half a minute. @throws as `call` does, and DOMException "TimeoutError" */
export const ask = <N extends Name>(name: N, given: Given<N>, options?: RequestOptions): Promise<Answered<N>> =>
  call(pageEndpoints[name], given, { signal: AbortSignal.timeout(deadlineMs), ...options });

/** What a form may hold. */
export const forms = { roomContact: RoomContact, bookingDetails: BookingDetails, intake: Intake };

export { problemsOf } from './problems.ts';
