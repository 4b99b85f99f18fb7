import type { RequestOptions } from '@booking/http/request';
import type { Answered, Given, Name } from './contract.ts';

// what is sent and checked takes a quarter of all script, and nothing of it is needed to show a page the server wrote
export const loadContract = () => import(/* webpackChunkName: "contract" */ './contract.ts');

/** Calls an endpoint of the guest pages. @throws as `call` does, TimeoutError after half a minute, ChunkLoadError when the script is cut off */
export const ask = async <N extends Name>(name: N, given: Given<N>, options?: RequestOptions): Promise<Answered<N>> =>
  (await loadContract()).ask(name, given, options);
