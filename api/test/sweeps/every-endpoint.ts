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
