import { stayEndpoints } from '@booking/contracts/stays';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import { addDays } from '@booking/hotel/hotel-time';

/** So many days show at a time. */
export const shownDays = 14;

export const stayQueries = {
  /** Two weeks, from today unless said. */
  list: (from?: string) =>
    queryOptions({
      queryKey: ['stays', from ?? 'today'],
      queryFn: ({ signal }) =>
        call(stayEndpoints.list, { query: from ? { from, to: addDays(from, shownDays - 1) } : {} }, { signal }),
      staleTime: 0,
    }),
};
