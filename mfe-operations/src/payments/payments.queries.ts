import { paymentEndpoints } from '@booking/contracts/payments';
import { timelineEndpoints } from '@booking/contracts/timelines';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import { fetchPage } from '../list/list-page.ts';
import { timelineKey } from '../fixes.ts';
import { paymentsKey } from '../refunds/use-payment-action.ts';
import { filterIn, type PaymentAddress, type PaymentFilter } from './payment-filter.ts';

/** What the list is asked for: what is searched for comes in its own order. */
export const listedBy = (address: PaymentAddress): object => ({
  ...filterIn(address),
  sort: address.q === undefined ? address.sort : undefined,
});

export const paymentQueries = {
  list: (address: PaymentAddress) =>
    queryOptions({
      queryKey: [...paymentsKey, listedBy(address)],
      queryFn: ({ signal }) => fetchPage(paymentEndpoints.list, listedBy(address), { signal }),
    }),
  count: (filter: PaymentFilter) =>
    queryOptions({
      queryKey: ['payment-counts', filter],
      queryFn: ({ signal }) => call(paymentEndpoints.count, { query: filter }, { signal }),
    }),
  totals: (range: { from?: string | undefined; to?: string | undefined }) =>
    queryOptions({
      queryKey: ['payment-totals', range],
      queryFn: ({ signal }) => call(paymentEndpoints.totals, { query: range }, { signal }),
      staleTime: 0,
    }),
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...timelineKey, 'payment', id],
      queryFn: ({ signal }) => call(timelineEndpoints.ofPayment, { params: { id } }, { signal }),
      staleTime: 0,
    }),
};
