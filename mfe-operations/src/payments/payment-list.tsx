import { useState } from 'react';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { formatMoney } from '@booking/hotel/money';
import { useMay } from '@booking/remote-kit/kit';
import { RecordGrid } from '@booking/ui/grid';
import { Button, EmptyState } from '@booking/ui/kit';
import { isFiltered, searchOf } from '../list/address-filter.ts';
import { gridSortOf, sortWordOf } from '../list/grid-sort.ts';
import { fetchPage, type ListPage } from '../list/list-page.ts';
import { ShowMore } from '../list/show-more.tsx';
import { columns } from './payment-columns.tsx';
import { guestOf } from '../refunds/guest-of.ts';
import { filterIn, filterOf, type PaymentAddress } from './payment-filter.ts';
import { listedBy, paymentQueries } from './payments.queries.ts';
import { words } from './payments.words.ts';
import { SelectedPayments } from './selected-payments.tsx';
import { usePaymentActions } from './use-payment-actions.tsx';

type Props = {
  page: ListPage<PaymentEvent>;
  address: PaymentAddress;
  hidden: ReadonlySet<string> | undefined;
  isBusy: boolean;
  onChange: (part: PaymentAddress) => void;
  onShowAll: () => void;
};

function NoPayments({ address, onShowAll }: Pick<Props, 'address' | 'onShowAll'>) {
  const { title, match, yet } = words.none;
  return isFiltered(filterIn(address)) ? (
    <EmptyState title={title} action={<Button onClick={onShowAll}>{words.showAll}</Button>}>
      {match}
    </EmptyState>
  ) : (
    <EmptyState title={title}>{yet}</EmptyState>
  );
}

const newestFirst = '-createdAt';

/** The newest first is no sort of its own. */
const sortOf = (word: string): PaymentAddress['sort'] =>
  word === newestFirst ? undefined : filterOf(`?sort=${word}`).sort;

/** The payments that a filter leaves, and a way to those that follow. A row leads to the details of its payment. */
export function PaymentList({ page: { rows, next }, address, hidden, isBusy, onChange, onShowAll }: Props) {
  const { changesOf, waysOf, dialog } = usePaymentActions();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const maySelect = useMay('payments:refund');
  if (rows.length === 0) return <NoPayments address={address} onShowAll={onShowAll} />;
  return (
    <>
      {selected.size > 0 && (
        <SelectedPayments payments={rows.filter(({ id }) => selected.has(id))} onClear={() => setSelected(new Set())} />
      )}
      <RecordGrid
        label={words.list}
        rows={rows}
        rowId={({ id }) => id}
        columns={columns}
        sort={gridSortOf(address.sort ?? newestFirst)}
        onSort={(sort) => onChange({ sort: sortOf(sortWordOf(sort)) })}
        {...(address.q !== undefined && { sortOff: words.sortOff })}
        hrefOf={({ id }) => `/payments?${searchOf({ ...address, open: id })}`}
        onOpen={({ id }) => onChange({ open: id })}
        actionsOf={(payment) => [...changesOf(payment), ...waysOf(payment)]}
        actionsLabelOf={(payment) =>
          words.actions.of(formatMoney(payment.amountCents, payment.currency), guestOf(payment))
        }
        {...(maySelect && { selected, onSelect: setSelected })}
        hidden={hidden}
        isBusy={isBusy}
      />
      <ShowMore
        count={rows.length}
        what={words.exported.rows}
        next={next}
        queryKey={paymentQueries.list(address).queryKey}
        load={(cursor) => fetchPage(paymentEndpoints.list, { ...listedBy(address), cursor })}
      />
      {dialog}
    </>
  );
}
