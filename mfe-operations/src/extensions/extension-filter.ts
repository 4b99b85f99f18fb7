import { extensionEndpoints } from '@booking/contracts/extensions';
import * as z from 'zod/mini';

const { q, status, sort } = extensionEndpoints.list.query.shape;

const Filter = z.object({ q, status });
export type ExtensionFilter = z.infer<typeof Filter>;

/** What stands in the address of the requests. */
export type ExtensionAddress = ExtensionFilter & { sort?: z.infer<typeof sort> };

/** The status that a text names; undefined for what is none. */
export const statusOf = (text: string | undefined): ExtensionFilter['status'] => z.catch(status, undefined).parse(text);

/** What an address asks for; what makes no sense asks for nothing. */
export function filterOf(search: string): ExtensionAddress {
  const given = new URLSearchParams(search);
  const read = (name: string) => given.get(name) ?? undefined;
  return {
    q: z.catch(q, undefined).parse(read('q')),
    status: statusOf(read('status')),
    sort: z.catch(sort, undefined).parse(read('sort')),
  };
}

/** The part of it that leaves some of the requests. */
export const filterIn = ({ sort: _, ...filter }: ExtensionAddress): ExtensionFilter => filter;

/** What the list is asked for: what is searched for comes in its own order. */
export const listedBy = (address: ExtensionAddress): object => ({
  ...filterIn(address),
  sort: address.q === undefined ? address.sort : undefined,
});
