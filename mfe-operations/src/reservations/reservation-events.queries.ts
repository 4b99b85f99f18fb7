import { reservationEventEndpoints } from '@booking/contracts/reservation-events';
import { queryOptions } from '@booking/remote-kit/kit';
import { fetchPage } from '../list/list-page.ts';
import type { EventFilter } from './event-filter.ts';

export const reservationEventQueries = {
  list: (filter: EventFilter) =>
    queryOptions({
      queryKey: ['reservation-events', filter],
      queryFn: ({ signal }) => fetchPage(reservationEventEndpoints.list, filter, { signal }),
      staleTime: 0,
    }),
};
