import { callEndpoints, type CallFilter } from '@booking/contracts/calls';
import * as z from 'zod/mini';

const { q, from, to, assistant, outcome, endReason, minSeconds, maxSeconds, mode, sort } =
  callEndpoints.list.query.shape;

/** What stands in the address of the call logs. */
export type CallAddress = CallFilter & { sort?: z.infer<typeof sort> };

/** What an address asks for; what makes no sense asks for nothing. */
export function filterOf(search: string): CallAddress {
  const given = new URLSearchParams(search);
  const read = (name: string) => given.get(name) || undefined;
  return {
    q: z.catch(q, undefined).parse(read('q')),
    from: z.catch(from, undefined).parse(read('from')),
    to: z.catch(to, undefined).parse(read('to')),
    assistant: z.catch(assistant, undefined).parse(read('assistant')),
    outcome: z.catch(outcome, undefined).parse(read('outcome')),
    endReason: z.catch(endReason, undefined).parse(read('endReason')),
    minSeconds: z.catch(minSeconds, undefined).parse(read('minSeconds')),
    maxSeconds: z.catch(maxSeconds, undefined).parse(read('maxSeconds')),
    mode: z.catch(mode, undefined).parse(read('mode')),
    sort: z.catch(sort, undefined).parse(read('sort')),
  };
}

/** The part of it that leaves some of the calls. */
export const filterIn = ({ sort: _, ...filter }: CallAddress): CallFilter => filter;

/** What the list is asked for: what is searched for comes in its own order. */
export const listedBy = (address: CallAddress): CallAddress => (address.q === undefined ? address : filterIn(address));
