import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { formatCount } from '@booking/hotel/money';
import { Navigate, SavedViews, useHost, useLocation, useQuery } from '@booking/remote-kit/kit';
import { ColumnChooser, ListCount, useHiddenColumns } from '@booking/ui/grid';
import { Answer, Button, makeStyles, PageHeader, Panel, tokens } from '@booking/ui/kit';
import { useExportCalls } from '../export-file/export-calls.ts';
import { searchOf } from '../list/address-filter.ts';
import { useAddressFilter } from '../list/use-address-filter.ts';
import { callColumns } from './call-columns.tsx';
import { filterIn, filterOf, listedBy } from './call-filter.ts';
import { CallFilters } from './call-filters.tsx';
import { CallList } from './call-list.tsx';
import { callLogQueries } from './call-logs.queries.ts';
import { words } from './call-logs.words.ts';
import { useLiveCalls } from './use-live-calls.ts';

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

const nothing = filterOf('');

function CallLogs() {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const { filter: address, change, showAll } = useAddressFilter(filterOf);
  const [hidden, hide] = useHiddenColumns('calls');
  const exportCalls = useExportCalls(listedBy(address));
  const calls = useQuery(callLogQueries.list(address));
  const counted = useQuery(callLogQueries.count(filterIn(address)));
  const { data, isFetching, refetch } = calls;
  const newCalls = useLiveCalls(data, address);
  const refresh = (): void => {
    void refetch();
    void counted.refetch();
  };
  const actions = (
    <>
      <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={refresh}>
        {isFetching ? words.refreshing : words.refresh}
      </Button>
      {exportCalls.isAllowed && (
        <Button icon={<ArrowDownloadRegular />} onClick={exportCalls.open}>
          {words.export}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} actions={actions} />
      <Panel title={words.list}>
        <CallFilters filter={filterIn(address)} onChange={change} />
        <div className={styles.tools}>
          <ListCount count={counted.data?.count} isCapped={counted.data?.isCapped} noun={words.noun} />
          <ColumnChooser columns={callColumns(hotelTimeZone)} hidden={hidden} onChange={hide} />
          <SavedViews
            list="calls"
            search={searchOf(address)}
            onOpen={(search) => change({ ...nothing, ...filterOf(search) })}
          />
          {newCalls > 0 && (
            <Button appearance="primary" size="small" disabledFocusable={isFetching} onClick={refresh}>
              {words.newCalls(formatCount(newCalls), newCalls === 1)}
            </Button>
          )}
        </div>
        <Answer query={calls} what={words.what}>
          {(page) => (
            <CallList {...{ page, address, hidden }} isBusy={isFetching} onChange={change} onShowAll={showAll} />
          )}
        </Answer>
      </Panel>
      {exportCalls.dialog}
    </>
  );
}

/** Links of before named a call by `call`: its page shows all that the list showed of it. */
export function Screen() {
  const search = new URLSearchParams(useLocation().search);
  const linkedId = search.get('call');
  if (!linkedId) return <CallLogs />;
  search.delete('call');
  const rest = search.toString();
  return <Navigate replace to={`/call-logs/${encodeURIComponent(linkedId)}${rest && `?${rest}`}`} />;
}
