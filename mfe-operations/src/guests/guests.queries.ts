import { guestEndpoints } from '@booking/contracts/guests';
import { queryOptions } from '@booking/remote-kit/kit';
import { fetchPage } from '../list/list-page.ts';
import type { GuestFilter } from './guest-filter.ts';

/** Guests go on by themselves, so whoever comes to the list asks anew. */
export const guestsQueries = {
  list: (filter: GuestFilter) =>
    queryOptions({
      queryKey: ['guests', filter],
      queryFn: ({ signal }) => fetchPage(guestEndpoints.list, filter, { signal }),
      staleTime: 0,
    }),
};
