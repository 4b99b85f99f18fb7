import { allEndpoints } from '@booking/contracts/all-endpoints';
import type { Endpoint } from '@booking/contracts/endpoint';

/** The tables of the contract, in which every route is: what is walked here is never a list by hand. */
export const everyEndpoint: readonly Endpoint[] = Object.values(allEndpoints).flatMap((table) => Object.values(table));

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** For `test.each`. */
export const named = (endpoints: readonly Endpoint[]): (readonly [string, Endpoint])[] =>
  endpoints.map((endpoint) => [nameOf(endpoint), endpoint]);

export const isOfStaff = ({ access }: Endpoint): boolean => access !== 'public' && access !== 'provider';
export const isWrite = ({ method }: Endpoint): boolean => method !== 'GET';

/** The word before the first id in an address: what the id is of. */
export const kindOf = ({ path }: Endpoint): string => /(?<=\/)([^/]+)\/\{/.exec(path)?.[1] ?? '';
/** What that id is called. */
export const idIn = ({ path }: Endpoint): string | undefined => /\{(\w+)\}/.exec(path)?.[1];
