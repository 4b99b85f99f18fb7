import { AsyncLocalStorage } from 'node:async_hooks';
import type { User } from '@booking/contracts/auth';
import type { Endpoint } from '@booking/contracts/endpoint';

/** The request that is being answered, for those who are not handed it. */
export type RequestInHand = {
  id: string;
  address: string;
  endpoint: Endpoint | undefined;
  user: User | undefined;
  /** Actions that are in the audit log already. */
  audited: Set<string>;
};

const inHand = new AsyncLocalStorage<RequestInHand>();

/** Does the work as part of answering a request. */
export const answering = <T>(request: RequestInHand, work: () => T): T => inHand.run(request, work);

/** Nothing in a job, which answers nobody. */
export const requestInHand = (): RequestInHand | undefined => inHand.getStore();
