import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { queryOptions, type Toast } from '@booking/remote-kit/kit';
import { fetchPage, withRow, type ListPage } from '../list/list-page.ts';
import { useAction } from '../use-action.ts';
import type { PaymentFilter } from './payment-filter.ts';

export const paymentQueries = {
  all: ['payment-events'] as const,
  list: (filter: PaymentFilter) =>
    queryOptions({
      queryKey: [...paymentQueries.all, filter],
      queryFn: ({ signal }) => fetchPage(paymentEndpoints.list, filter, { signal }),
    }),
};

/** Does something to a payment: what it is then takes the place of its row in every list. */
export const usePaymentAction = <Input = void>(
  act: (input: Input) => Promise<PaymentEvent>,
  toastOf: (payment: PaymentEvent) => Toast,
) =>
  useAction({
    act,
    show: (client, payment) =>
      client.setQueriesData<ListPage<PaymentEvent>>({ queryKey: paymentQueries.all }, (page) => withRow(page, payment)),
    toastOf,
  });
