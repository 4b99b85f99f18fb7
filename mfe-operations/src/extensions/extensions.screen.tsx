import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, PageHeader, Panel } from '@booking/ui/kit';
import { SearchField } from '../list/search-field.tsx';
import { useAddressFilter } from '../list/use-address-filter.ts';
import { filterOf } from './extension-filter.ts';
import { ExtensionList } from './extension-list.tsx';
import { extensionQueries } from './extensions.queries.ts';

export function Screen() {
  const { filter, change, showAll } = useAddressFilter(filterOf);
  const requests = useQuery(extensionQueries.list(filter));
  const { isFetching, refetch } = requests;
  return (
    <>
      <PageHeader
        title="Extension Requests"
        subtitle="Monitor stay extension requests and payment status"
        actions={
          <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
            {isFetching ? 'Refreshing…' : 'Refresh'}
          </Button>
        }
      />
      <Panel title="Recent Extension Requests">
        <SearchField
          label="Search"
          hint="Guest, reservation, session"
          value={filter.q}
          onChange={(q) => change({ q })}
        />
        <Answer query={requests} what="the extension requests">
          {(page) => <ExtensionList page={page} filter={filter} onShowAll={showAll} />}
        </Answer>
      </Panel>
    </>
  );
}
