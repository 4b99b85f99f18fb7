import { createContext } from 'react';
import type { Answered, Given, Name } from './contract.ts';

/** What can be answered without a token of its own in the call: a page has one of each at most. */
export type Readable = Extract<
  Name,
  'hotels' | 'roomSelection' | 'bookingDetails' | 'precheckin' | 'outcome' | 'assistants'
>;

export type Read = <N extends Readable>(name: N, given: Given<N>) => Answered<N> | undefined;

/** Looks up an answer that the server wrote into the page; there is none where it did not write the page. */
export const WrittenContext = createContext<Read>(() => undefined);
