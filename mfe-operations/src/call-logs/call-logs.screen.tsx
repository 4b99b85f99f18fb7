import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { useLocation, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, PageHeader, Panel } from '@booking/ui/kit';
import { useExportCalls } from '../export-file/export-calls.ts';
import { useAddressFilter } from '../list/use-address-filter.ts';
import { filterOf } from './call-filter.ts';
import { CallFilters } from './call-filters.tsx';
import { CallList } from './call-list.tsx';
import { callLogQueries } from './call-logs.queries.ts';
import { LinkedCall } from './linked-call.tsx';

/** A linked call stands in the list when it is among so many; one that scrolling brings stays above it. */
const newest = 100;

export function Screen() {
  const { filter, change, showAll } = useAddressFilter(filterOf);
  const exportCalls = useExportCalls(filter);
  const calls = useQuery(callLogQueries.list(filter));
  const { data, isFetching, refetch } = calls;
  const linkedId = new URLSearchParams(useLocation().search).get('call');
  const isAmongNewest = data?.rows.slice(0, newest).some(({ id }) => id === linkedId);
  const actions = (
    <>
      <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
        {isFetching ? 'Refreshing…' : 'Refresh'}
      </Button>
      {exportCalls.isAllowed && (
        <Button icon={<ArrowDownloadRegular />} onClick={exportCalls.open}>
          Export
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title="Call Logs" subtitle="Every call the assistants took, newest first" actions={actions} />
      {linkedId && data && !isAmongNewest && <LinkedCall id={linkedId} />}
      <Panel title="Recent Calls">
        <CallFilters filter={filter} onChange={change} />
        <Answer query={calls} what="the calls">
          {(page) => (
            <CallList page={page} filter={filter} linkedId={isAmongNewest ? linkedId : null} onShowAll={showAll} />
          )}
        </Answer>
      </Panel>
      {exportCalls.dialog}
    </>
  );
}
