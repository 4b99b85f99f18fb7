import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, Panel } from '@booking/ui/kit';
import { useAddressFilter } from '../../list/use-address-filter.ts';
import { words } from '../employees.words.ts';
import { filterOf } from './log-filter.ts';
import { LogFilters } from './log-filters.tsx';
import { LogList } from './log-list.tsx';
import { logQueries } from './logs.queries.ts';

/** Who tried to be verified. */
export function VerificationLogs() {
  const { filter, change, showAll } = useAddressFilter(filterOf);
  const logs = useQuery(logQueries.list(filter));
  const { isFetching, refetch } = logs;
  const refresh = (
    <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
      {isFetching ? 'Refreshing…' : 'Refresh'}
    </Button>
  );
  return (
    <Panel title={words.logs.title} aside={refresh}>
      <LogFilters filter={filter} onChange={change} />
      <Answer query={logs} what="the verification logs" failure={words.logs.failure}>
        {(page) => <LogList page={page} filter={filter} onShowAll={showAll} />}
      </Answer>
    </Panel>
  );
}
