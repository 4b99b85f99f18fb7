import { AsyncLocalStorage } from 'node:async_hooks';

/** The priority of a request to a provider, highest first: a caller waits, a guest has paid, a page is open, no person waits. */
export type Lane = 'voice' | 'paid' | 'page' | 'sync';

const lanes = new AsyncLocalStorage<Lane>();

/** Does the work, and all that it asks of providers, in a lane. */
export const runInLane = <T>(lane: Lane, work: () => T): T => lanes.run(lane, work);

/** A page, where nothing else was said. */
export const currentLane = (): Lane => lanes.getStore() ?? 'page';
