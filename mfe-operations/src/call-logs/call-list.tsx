import { useMemo, useState } from 'react';
import { callEndpoints, type CallLog } from '@booking/contracts/calls';
import { useHost, useLocation, useNavigate, useQuery } from '@booking/remote-kit/kit';
import { RecordGrid, type GridAction } from '@booking/ui/grid';
import { Button, EmptyState, lazyPart } from '@booking/ui/kit';
import { recentPages } from '../guest-page-link.tsx';
import { isFiltered } from '../list/address-filter.ts';
import { gridSortOf, sortWordOf } from '../list/grid-sort.ts';
import { fetchPage, type ListPage } from '../list/list-page.ts';
import { ShowMore } from '../list/show-more.tsx';
import { useRowWindow } from '../list/use-row-window.ts';
import { callColumns, callerOf } from './call-columns.tsx';
import { filterIn, filterOf, listedBy, type CallAddress } from './call-filter.ts';
import { callLogQueries } from './call-logs.queries.ts';
import { words } from './call-logs.words.ts';

const TranscriptDialog = lazyPart(async () => (await import('./transcript-dialog.tsx')).TranscriptDialog, '');

type Props = {
  page: ListPage<CallLog>;
  address: CallAddress;
  hidden: ReadonlySet<string> | undefined;
  isBusy: boolean;
  onChange: (part: CallAddress) => void;
  onShowAll: () => void;
};

const newestFirst = '-timestamp';

/** The newest first is no sort of its own. */
const sortOf = (word: string): CallAddress['sort'] =>
  word === newestFirst ? undefined : filterOf(`?sort=${word}`).sort;

function NoCalls({ address, onShowAll }: Pick<Props, 'address' | 'onShowAll'>) {
  const { title, match, yet, showAll } = words.none;
  return isFiltered(filterIn(address)) ? (
    <EmptyState title={title} action={<Button onClick={onShowAll}>{showAll}</Button>}>
      {match}
    </EmptyState>
  ) : (
    <EmptyState title={title}>{yet}</EmptyState>
  );
}

/** What can be done with a call from its row. */
function useCallActions(onTranscript: (call: CallLog) => void): (call: CallLog) => GridAction[] {
  const navigate = useNavigate();
  const { data: pages = [] } = useQuery(recentPages);
  return (call) => {
    const page = pages.find(({ callId }) => callId === call.id);
    return [
      { label: words.transcript, onSelect: () => onTranscript(call) },
      { label: words.guest, onSelect: () => void navigate(`/guests?${new URLSearchParams({ call: call.id })}`) },
      ...(page ? [{ label: words.preview, onSelect: () => void navigate(page.address) }] : []),
    ];
  };
}

/** The calls that a filter leaves, and a way to those that follow. A row leads to the page of its call. */
export function CallList({ page: { rows, next }, address, hidden, isBusy, onChange, onShowAll }: Props) {
  const { hotelTimeZone } = useHost();
  // the page of a call leads back to these filters
  const { search } = useLocation();
  const [shown, show] = useState<CallLog>();
  const actionsOf = useCallActions(show);
  const columns = useMemo(() => callColumns(hotelTimeZone), [hotelTimeZone]);
  const drawn = useRowWindow(rows, next !== undefined);
  if (rows.length === 0) return <NoCalls address={address} onShowAll={onShowAll} />;
  return (
    <>
      <div ref={drawn.place}>
        <RecordGrid
          label={words.list}
          rows={drawn.rows}
          window={drawn.window}
          rowId={({ id }) => id}
          columns={columns}
          sort={gridSortOf(address.sort ?? newestFirst)}
          onSort={(sort) => onChange({ sort: sortOf(sortWordOf(sort)) })}
          {...(address.q !== undefined && { sortOff: words.sortOff })}
          hrefOf={({ id }) => `/call-logs/${encodeURIComponent(id)}${search}`}
          actionsOf={actionsOf}
          actionsLabelOf={(call) => words.actions(callerOf(call))}
          hidden={hidden}
          isBusy={isBusy}
        />
      </div>
      <ShowMore
        isEndless
        count={rows.length}
        what={words.noun}
        next={next}
        queryKey={callLogQueries.list(address).queryKey}
        load={(cursor) => fetchPage(callEndpoints.list, { ...listedBy(address), cursor })}
      />
      {shown && <TranscriptDialog call={shown} onClose={() => show(undefined)} />}
    </>
  );
}
