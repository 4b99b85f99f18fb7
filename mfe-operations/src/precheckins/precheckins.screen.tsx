import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, LeaveGuard, PageHeader, Panel } from '@booking/ui/kit';
import { useAddressFilter } from '../list/use-address-filter.ts';
import { filterOf } from './precheckin-filter.ts';
import { PrecheckinFilters } from './precheckin-filters.tsx';
import { PrecheckinList } from './precheckin-list.tsx';
import { precheckinQueries } from './precheckins.queries.ts';
import { SendLink } from './send-link.tsx';

export function Screen() {
  const { filter, change, showAll } = useAddressFilter(filterOf);
  const precheckins = useQuery(precheckinQueries.list(filter));
  const { isFetching, refetch } = precheckins;
  const actions = (
    <>
      <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
        {isFetching ? 'Refreshing…' : 'Refresh'}
      </Button>
      <SendLink />
    </>
  );
  return (
    <LeaveGuard>
      <PageHeader
        title="Pre-Check-Ins"
        subtitle="How far guests are with their paperwork before they arrive"
        actions={actions}
      />
      <Panel title="Guests Before Arrival">
        <PrecheckinFilters filter={filter} onChange={change} />
        <Answer query={precheckins} what="the pre-check-ins">
          {(page) => <PrecheckinList page={page} filter={filter} onShowAll={showAll} />}
        </Answer>
      </Panel>
    </LeaveGuard>
  );
}
