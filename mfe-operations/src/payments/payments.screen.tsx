import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, PageHeader, Panel } from '@booking/ui/kit';
import { useAddressFilter } from '../list/use-address-filter.ts';
import { useExportPayments } from './export-payments.ts';
import { LinkedPayment } from './linked-payment.tsx';
import { filterOf } from './payment-filter.ts';
import { PaymentFilters } from './payment-filters.tsx';
import { PaymentList } from './payment-list.tsx';
import { paymentQueries } from './payments.queries.ts';

export function Screen() {
  const { filter, change, showAll } = useAddressFilter(filterOf);
  const exportPayments = useExportPayments(filter);
  const payments = useQuery(paymentQueries.list(filter));
  const { isFetching, refetch } = payments;
  const actions = (
    <>
      <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
        {isFetching ? 'Refreshing…' : 'Refresh'}
      </Button>
      {exportPayments.isAllowed && (
        <Button icon={<ArrowDownloadRegular />} onClick={exportPayments.open}>
          Export
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title="Payment Events" subtitle="Every payment of the guests, newest first" actions={actions} />
      <Panel title="Recent Payments">
        {filter.payment ? <LinkedPayment onShowAll={showAll} /> : <PaymentFilters filter={filter} onChange={change} />}
        <Answer query={payments} what="the payments">
          {(page) => <PaymentList page={page} filter={filter} onShowAll={showAll} />}
        </Answer>
      </Panel>
      {exportPayments.dialog}
    </>
  );
}
