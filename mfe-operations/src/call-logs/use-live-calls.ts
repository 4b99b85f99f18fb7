import { useEffect } from 'react';
import type { CallLog } from '@booking/contracts/calls';
import { useQuery, useQueryClient } from '@booking/remote-kit/kit';
import { isGoingOn } from '../calls/is-going-on.ts';
import { newCallsQuery } from '../calls/new-calls.queries.ts';
import { isFiltered } from '../list/address-filter.ts';
import type { ListPage } from '../list/list-page.ts';
import { callLogQueries, fetchCalls, withDetail } from './call-logs.queries.ts';
import type { CallAddress } from './call-filter.ts';

/** None lasts longer; one that is older lost its end. */
const longestCallMs = 4 * 60 * 60_000;
const mostFetched = 10;
const beforeAll = new Date(0).toISOString();

const isRecent = ({ timestamp }: CallLog): boolean => Date.now() - Date.parse(timestamp) < longestCallMs;

/** Puts what became of calls in progress into the list that shows them. */
function useEndedCalls(address: CallAddress, ids: readonly string[], look: number): void {
  const client = useQueryClient();
  const wanted = ids.join(' ');
  useEffect(() => {
    if (wanted === '') return;
    let isShown = true;
    fetchCalls(wanted.split(' ').slice(0, mostFetched)).then(
      (details) => {
        if (!isShown) return;
        client.setQueryData<ListPage<CallLog>>(callLogQueries.list(address).queryKey, (page) => {
          if (!page) return page;
          const byId = new Map(details.map((detail) => [detail.id, detail]));
          const rows = page.rows.map((row) => (byId.has(row.id) ? withDetail(row, byId.get(row.id)!) : row));
          return { ...page, rows };
        });
      },
      // the next look tries again
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [client, wanted, look]);
}

/**
 * What happens while the list is open: calls in progress are renewed once fewer go on than it shows, and new calls are counted. Only
 * the count is asked for on a timer, which does not keep a session alive.
 * @returns how many calls are newer than the list; none where a filter or a sort says nothing of them
 */
export function useLiveCalls(page: ListPage<CallLog> | undefined, address: CallAddress): number {
  const rows = page?.rows ?? [];
  const newest = rows.reduce((latest, { timestamp }) => (timestamp > latest ? timestamp : latest), beforeAll);
  const { data, dataUpdatedAt } = useQuery(newCallsQuery(page && newest));
  const goingOn = rows.filter((row) => isGoingOn(row) && isRecent(row)).map(({ id }) => id);
  const hasEnded = data?.inProgress !== undefined && data.inProgress < goingOn.length;
  useEndedCalls(address, hasEnded ? goingOn : [], dataUpdatedAt);
  return isFiltered(address) ? 0 : (data?.count ?? 0);
}
