import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { reservationEndpoints } from '@booking/contracts/reservations';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';

export const reservationQueries = {
  /** As it is at Cloudbeds each time somebody looks. */
  now: (id: string) =>
    queryOptions({
      queryKey: ['reservations', id],
      queryFn: ({ signal }) => call(reservationEndpoints.read, { params: { id } }, { signal }),
      staleTime: 0,
    }),
  precheckins: (id: string) =>
    queryOptions({
      queryKey: ['precheckins', 'of', id],
      queryFn: ({ signal }) => call(precheckinDeskEndpoints.list, { query: { q: id } }, { signal }),
      staleTime: 0,
    }),
};
