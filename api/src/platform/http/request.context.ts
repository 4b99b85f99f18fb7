import { AsyncLocalStorage } from 'node:async_hooks';
import type { Endpoint } from '@booking/contracts/endpoint';
import type { User } from '@booking/contracts/session';

/** The request that is being answered, for those who are not handed it. */
export type RequestContext = {
  id: string;
  address: string;
  endpoint: Endpoint | undefined;
  user: User | undefined;
  /** Actions that are in the audit log already. */
  audited: Set<string>;
  /** What it changed, for the audit log to write down. */
  change?: Change;
};

/** @param isTyped for an id that a stranger may have typed */
export type AuditedSubject = { type: string; id: string; label?: string | undefined; isTyped?: boolean };

/** A thing before and after; only what was made has no before, only what was taken away no after. */
export type Change = {
  subject: AuditedSubject;
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
};

const inHand = new AsyncLocalStorage<RequestContext>();

/** Does the work as part of answering a request. */
export const runWithRequest = <T>(request: RequestContext, work: () => T): T => inHand.run(request, work);

/** Undefined in a job, which has no request. */
export const currentRequest = (): RequestContext | undefined => inHand.getStore();

/** Says what the request in hand changed, where there is no transaction in which the audit log could be told of it. */
export function noteChange(change: Change): void {
  const request = inHand.getStore();
  if (request) request.change = change;
}

/** Sets the user of the current request, where its endpoint needs no sign-in. */
export function actFor(user: User): void {
  const request = inHand.getStore();
  if (request) request.user = user;
}
