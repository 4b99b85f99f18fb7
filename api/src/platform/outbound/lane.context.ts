import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom a request to a provider is, the most pressing first: who waits on the phone, who has paid, who looks at a page, nobody. */
export type Lane = 'voice' | 'paid' | 'page' | 'sync';

const lanes = new AsyncLocalStorage<Lane>();

/** Does the work, and all that it asks of providers, in a lane. */
export const runInLane = <T>(lane: Lane, work: () => T): T => lanes.run(lane, work);

/** A page, where nothing else was said. */
export const currentLane = (): Lane => lanes.getStore() ?? 'page';
