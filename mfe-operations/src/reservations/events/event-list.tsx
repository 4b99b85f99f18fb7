import { reservationEventEndpoints, type ReservationEvent } from '@booking/contracts/reservation-events';
import { RecordGrid } from '@booking/ui/grid';
import { Button, EmptyState } from '@booking/ui/kit';
import { gridSortOf, sortWordOf } from '../../list/grid-sort.ts';
import { fetchPage, type ListPage } from '../../list/list-page.ts';
import { ShowMore } from '../../list/show-more.tsx';
import { words as allWords } from '../reservations.words.ts';
import { columns } from './event-columns.tsx';
import { filterOf, type EventAddress } from './event-filter.ts';
import { listedBy, reservationEventQueries } from './reservation-events.queries.ts';

const words = allWords.events;

const newestFirst = '-createdAt';

type Props = {
  page: ListPage<ReservationEvent>;
  address: EventAddress;
  hidden: ReadonlySet<string> | undefined;
  isBusy: boolean;
  onChange: (part: EventAddress) => void;
};

/** The events that a filter leaves, the newest of them first unless sorted, and a way to those that follow. */
export function EventList({ page: { rows, next }, address, hidden, isBusy, onChange }: Props) {
  if (rows.length === 0) {
    const { title, match, yet } = words.none;
    return address.kind ? (
      <EmptyState title={title} action={<Button onClick={() => onChange({ kind: undefined })}>{words.showAll}</Button>}>
        {match}
      </EmptyState>
    ) : (
      <EmptyState title={title}>{yet}</EmptyState>
    );
  }
  return (
    <>
      <RecordGrid
        label={words.caption}
        rows={rows}
        rowId={({ id }) => id}
        columns={columns}
        sort={gridSortOf(address.sort ?? newestFirst)}
        onSort={(sort) => {
          const word = sortWordOf(sort);
          onChange({ sort: word === newestFirst ? undefined : filterOf(`?sort=${word}`).sort });
        }}
        hrefOf={({ reservationId }) => `/reservations/${encodeURIComponent(reservationId)}`}
        hidden={hidden}
        isBusy={isBusy}
      />
      <ShowMore
        count={rows.length}
        what={words.count}
        next={next}
        queryKey={reservationEventQueries.list(address).queryKey}
        load={(cursor) => fetchPage(reservationEventEndpoints.list, { ...listedBy(address), cursor })}
      />
    </>
  );
}
