import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { Button, EmptyState } from '@booking/ui/kit';
import { isFiltered } from '../list/address-filter.ts';
import { fetchPage, type ListPage } from '../list/list-page.ts';
import { ShowMore } from '../list/show-more.tsx';
import type { PaymentFilter } from './payment-filter.ts';
import { PaymentTable } from './payment-table.tsx';
import { paymentQueries } from './payments.queries.ts';

type Props = { page: ListPage<PaymentEvent>; filter: PaymentFilter; onShowAll: () => void };

/** The payments that a filter leaves, the newest of them first, and a way to those before. */
export function PaymentList({ page: { rows, next }, filter, onShowAll }: Props) {
  if (rows.length === 0) {
    return isFiltered(filter) ? (
      <EmptyState title="No payment events found" action={<Button onClick={onShowAll}>Show all payments</Button>}>
        None fits these filters
      </EmptyState>
    ) : (
      <EmptyState title="No payment events found">Payments of this mode will be listed here as guests pay</EmptyState>
    );
  }
  return (
    <>
      <PaymentTable payments={rows} />
      <ShowMore
        count={rows.length}
        what="payments"
        next={next}
        queryKey={paymentQueries.list(filter).queryKey}
        load={(cursor) => fetchPage(paymentEndpoints.list, { ...filter, cursor })}
      />
    </>
  );
}
