import { paymentEndpoints } from '@booking/contracts/payments';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { reservationEndpoints } from '@booking/contracts/reservations';
import { timelineEndpoints } from '@booking/contracts/timelines';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import { timelineKey } from '../fixes.ts';
import { fetchPage } from '../list/list-page.ts';
import { paymentsKey } from '../refunds/use-payment-action.ts';

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
  /** Under the key of the payments, so that a refund shows here too. */
  payments: (id: string) =>
    queryOptions({
      queryKey: [...paymentsKey, 'of', id],
      queryFn: ({ signal }) => fetchPage(paymentEndpoints.list, { q: id }, { signal }),
      staleTime: 0,
    }),
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...timelineKey, 'reservation', id],
      queryFn: ({ signal }) => call(timelineEndpoints.ofReservation, { params: { id } }, { signal }),
      staleTime: 0,
    }),
};
