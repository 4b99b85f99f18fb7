import { reservationEventEndpoints } from '@booking/contracts/reservation-events';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import { fetchPage } from '../../list/list-page.ts';
import type { EventAddress, EventFilter } from './event-filter.ts';

export const listedBy = ({ kind, sort }: EventAddress): EventFilter => ({ kind, sort });

export const reservationEventQueries = {
  list: (address: EventAddress) =>
    queryOptions({
      queryKey: ['reservation-events', listedBy(address)],
      queryFn: ({ signal }) => fetchPage(reservationEventEndpoints.list, listedBy(address), { signal }),
      staleTime: 0,
    }),
  count: ({ kind }: EventAddress) =>
    queryOptions({
      queryKey: ['reservation-event-counts', kind],
      queryFn: ({ signal }) => call(reservationEventEndpoints.count, { query: { kind } }, { signal }),
      staleTime: 0,
    }),
};
