import type { PaymentEvent } from '@booking/contracts/payments';
import type { Toast } from '@booking/remote-kit/kit';
import { timelineKey } from '../fixes.ts';
import { withRow, type ListPage } from '../list/list-page.ts';
import { useAction } from '../use-action.ts';

/** Lists of payments. */
export const paymentsKey = ['payment-events'] as const;

/** Does something to a payment: what it is then takes the place of its row in every list, and what follows from it is read anew. */
export const usePaymentAction = <Input = void>(
  act: (input: Input) => Promise<PaymentEvent>,
  toastOf: (payment: PaymentEvent) => Toast,
) =>
  useAction({
    act,
    show: (client, payment) => {
      client.setQueriesData<ListPage<PaymentEvent>>({ queryKey: paymentsKey }, (page) => withRow(page, payment));
      for (const queryKey of [timelineKey, ['payment-totals'], ['guest']]) void client.invalidateQueries({ queryKey });
    },
    toastOf,
  });
