import type { PaymentEvent } from '@booking/contracts/payments';
import { reasonOf } from '@booking/http/request-error';
import { queryOptions, useHost, useMutation, useQueryClient, type Toast } from '@booking/remote-kit/kit';
import { useAction } from '../use-action.ts';
import type { PaymentFilter } from './payment-filter.ts';
import { fetchPage, withMore, withPayment, type PaymentPage } from './payment-page.ts';

export const paymentQueries = {
  all: ['payment-events'] as const,
  list: (filter: PaymentFilter) =>
    queryOptions({
      queryKey: [...paymentQueries.all, filter],
      queryFn: ({ signal }) => fetchPage(filter, { signal }),
    }),
};

/** Puts the next page below what a list shows. */
export function useShowMore() {
  const { toast } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ filter, cursor }: { filter: PaymentFilter; cursor: string }) => fetchPage({ ...filter, cursor }),
    onSuccess: (more, { filter, cursor }) =>
      client.setQueryData(paymentQueries.list(filter).queryKey, (page) => withMore(page, cursor, more)),
    onError: (error) => toast({ intent: 'error', title: 'Error', body: reasonOf(error) }),
  });
}

/** Does something to a payment: what it is then takes the place of its row in every list. */
export const usePaymentAction = <Input = void>(
  act: (input: Input) => Promise<PaymentEvent>,
  toastOf: (payment: PaymentEvent) => Toast,
) =>
  useAction({
    act,
    show: (client, payment) =>
      client.setQueriesData<PaymentPage>({ queryKey: paymentQueries.all }, (page) => withPayment(page, payment)),
    toastOf,
  });
