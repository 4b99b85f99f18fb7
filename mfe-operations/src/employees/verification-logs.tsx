import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { useLocation, useNavigate, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, Panel } from '@booking/ui/kit';
import { filterOf, searchOf, type LogFilter } from './log-filter.ts';
import { LogFilters } from './log-filters.tsx';
import { LogList } from './log-list.tsx';
import { logQueries } from './logs.queries.ts';

/** Who tried to be verified. The filter stands in the address, so that it outlives a reload and can be shown to others. */
export function VerificationLogs() {
  const navigate = useNavigate();
  const filter = filterOf(useLocation().search);
  const show = (wanted: LogFilter): void =>
    void navigate({ search: searchOf(wanted) }, { replace: true, preventScrollReset: true });
  const logs = useQuery(logQueries.list(filter));
  const { isFetching, refetch } = logs;
  const refresh = (
    <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
      {isFetching ? 'Refreshing…' : 'Refresh'}
    </Button>
  );
  return (
    <Panel title="Staff Verification Logs" aside={refresh}>
      <LogFilters filter={filter} onChange={(part) => show({ ...filter, ...part })} />
      <Answer query={logs} what="the verification logs" failure="Failed to fetch verification logs">
        {(page) => <LogList page={page} filter={filter} onShowAll={() => show({})} />}
      </Answer>
    </Panel>
  );
}
