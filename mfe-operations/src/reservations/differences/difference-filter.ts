import type { DifferenceState } from '@booking/contracts/payment-match';
import * as z from 'zod/mini';

/** What an address asks for beside its tab; nothing is the open ones. */
export type DifferenceFilter = { tab: 'differences'; state?: Exclude<DifferenceState, 'open'> };

export const stateOf = (text: string | null): DifferenceFilter['state'] =>
  z.catch(z.optional(z.enum(['explained', 'over'])), undefined).parse(text);

/** What makes no sense in an address asks for the open ones. */
export const filterOf = (search: string): DifferenceFilter => ({
  tab: 'differences',
  state: stateOf(new URLSearchParams(search).get('state')),
});
