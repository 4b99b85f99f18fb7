import { callEndpoints, type CallFilter, type CallLog } from '@booking/contracts/calls';
import { Button, EmptyState } from '@booking/ui/kit';
import { isFiltered } from '../list/address-filter.ts';
import { fetchPage, type ListPage } from '../list/list-page.ts';
import { ShowMore } from '../list/show-more.tsx';
import { CallCards } from './call-cards.tsx';
import { callLogQueries } from './call-logs.queries.ts';

type Props = { page: ListPage<CallLog>; filter: CallFilter; linkedId: string | null; onShowAll: () => void };

/** The calls that a filter leaves, the newest of them first, and a way to those before. */
export function CallList({ page: { rows, next }, filter, linkedId, onShowAll }: Props) {
  if (rows.length === 0) {
    return isFiltered(filter) ? (
      <EmptyState title="No call logs found" action={<Button onClick={onShowAll}>Show all calls</Button>}>
        None fits these filters
      </EmptyState>
    ) : (
      <EmptyState title="No call logs found">Calls of this mode will be listed here as they end</EmptyState>
    );
  }
  return (
    <>
      <CallCards calls={rows} linkedId={linkedId} isMore={next !== undefined} />
      <ShowMore
        isEndless
        count={rows.length}
        what="calls"
        next={next}
        queryKey={callLogQueries.list(filter).queryKey}
        load={(cursor) => fetchPage(callEndpoints.list, { ...filter, cursor })}
      />
    </>
  );
}
