import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { SavedViews, useQuery } from '@booking/remote-kit/kit';
import { ColumnChooser, ListCount, useHiddenColumns } from '@booking/ui/grid';
import { Answer, Button, lazyPart, makeStyles, PageHeader, Panel, tokens } from '@booking/ui/kit';
import { searchOf } from '../list/address-filter.ts';
import { useAddressFilter } from '../list/use-address-filter.ts';
import { useExportPayments } from './export-payments.ts';
import { LinkedPayment } from './linked-payment.tsx';
import { columns } from './payment-columns.tsx';
import { filterIn, filterOf, type PaymentAddress } from './payment-filter.ts';
import { PaymentFilters } from './payment-filters.tsx';
import { PaymentList } from './payment-list.tsx';
import { PaymentTotals } from './payment-totals.tsx';
import { paymentQueries } from './payments.queries.ts';
import { words } from './payments.words.ts';

const PaymentPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "payment" */ './payment-panel.tsx')).PaymentPanel,
  '',
);
const PaymentDetail = lazyPart(
  async () => (await import(/* webpackChunkName: "payment" */ './payment-detail.tsx')).PaymentDetail,
);

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

const nothing = filterOf('');

/** The payment that is open beside the list: of the list, or asked for by itself. */
function OpenPayment({ id, address, onClose }: { id: string; address: PaymentAddress; onClose: () => void }) {
  const { data: listed } = useQuery(paymentQueries.list(address));
  const row = listed?.rows.find((each) => each.id === id);
  const { data: alone } = useQuery({ ...paymentQueries.list({ payment: id }), enabled: listed !== undefined && !row });
  const payment = row ?? alone?.rows[0];
  return payment && <PaymentPanel payment={payment} onClose={onClose} />;
}

export function Screen() {
  const styles = useStyles();
  const { filter: address, change, showAll } = useAddressFilter(filterOf);
  const [hidden, hide] = useHiddenColumns('payments');
  const exportPayments = useExportPayments(address);
  const payments = useQuery(paymentQueries.list(address));
  const { data: counted } = useQuery(paymentQueries.count(filterIn(address)));
  const { isFetching, refetch } = payments;
  const isAlone = address.payment !== undefined;
  const actions = (
    <>
      <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
        {isFetching ? words.refreshing : words.refresh}
      </Button>
      {exportPayments.isAllowed && (
        <Button icon={<ArrowDownloadRegular />} onClick={exportPayments.open}>
          {words.export}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} actions={actions} />
      {!isAlone && <PaymentTotals from={address.from} to={address.to} />}
      <Panel title={words.list}>
        {isAlone ? (
          <LinkedPayment onShowAll={showAll} />
        ) : (
          <>
            <PaymentFilters address={address} onChange={change} />
            <div className={styles.tools}>
              <ListCount count={counted?.count} isCapped={counted?.isCapped} noun={words.exported.rows} />
              <ColumnChooser columns={columns} hidden={hidden} onChange={hide} />
              <SavedViews
                list="payments"
                search={searchOf({ ...address, open: undefined })}
                onOpen={(search) => change({ ...nothing, ...filterOf(search) })}
              />
            </div>
          </>
        )}
        <Answer query={payments} what={words.what}>
          {(page) => (
            <>
              <PaymentList {...{ page, address, hidden }} isBusy={isFetching} onChange={change} onShowAll={showAll} />
              {isAlone && page.rows[0] && <PaymentDetail payment={page.rows[0]} />}
            </>
          )}
        </Answer>
      </Panel>
      {address.open && <OpenPayment id={address.open} address={address} onClose={() => change({ open: undefined })} />}
      {exportPayments.dialog}
    </>
  );
}
