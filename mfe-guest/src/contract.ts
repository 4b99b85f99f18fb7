import '@booking/contracts/english';
import type { AnswerOf, CallOf } from '@booking/contracts/endpoint';
import { BookingDetails, Intake, RoomContact } from '@booking/contracts/guest-pages';
import { call } from '@booking/http/call';
import type { RequestOptions } from '@booking/http/request';
import type { aiEndpoints, aiForms } from './ai/contract.ts';
import { pageEndpoints } from './endpoints.ts';
import { problemsOf } from './problems.ts';

/** On a bad network an end is better than a wait without one. */
const deadlineMs = 30_000;

type Endpoints = typeof pageEndpoints & typeof aiEndpoints;
export type Name = keyof Endpoints;
export type Given<N extends Name> = CallOf<Endpoints[N]>;
export type Answered<N extends Name> = AnswerOf<Endpoints[N]>;

/** What only /ai asks and fills in. From here, so that it need not bring along what checks it. */
export const loadAi = () => import(/* webpackChunkName: "conversations" */ './ai/contract.ts');

/** Calls an endpoint and gives up after half a minute. @throws as `call` does, and DOMException "TimeoutError" */
export async function ask<N extends Name>(name: N, given: Given<N>, options?: RequestOptions): Promise<Answered<N>> {
  const endpoints: Partial<Endpoints> = name in pageEndpoints ? pageEndpoints : (await loadAi()).aiEndpoints;
  return call(endpoints[name]!, given, { signal: AbortSignal.timeout(deadlineMs), ...options });
}

const pageForms = { roomContact: RoomContact, bookingDetails: BookingDetails, intake: Intake };
export type Forms = typeof pageForms & typeof aiForms;

/** What a form may hold, and what is wrong with what it holds. */
export async function rulesOf<F extends keyof Forms>(form: F) {
  const forms: Partial<Forms> = form in pageForms ? pageForms : (await loadAi()).aiForms;
  return { schema: forms[form]!, problemsOf };
}
