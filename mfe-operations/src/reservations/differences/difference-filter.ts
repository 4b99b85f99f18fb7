import { DifferenceState } from '@booking/contracts/payment-match';

/** What an address asks for beside its tab; nothing is the open ones. */
export type DifferenceFilter = { tab: 'differences'; state?: Exclude<DifferenceState, 'open'> };

export const stateOf = (text: string | null): DifferenceFilter['state'] =>
  DifferenceState.exclude(['open']).optional().catch(undefined).parse(text);

/** What makes no sense in an address asks for the open ones. */
export const filterOf = (search: string): DifferenceFilter => ({
  tab: 'differences',
  state: stateOf(new URLSearchParams(search).get('state')),
});
