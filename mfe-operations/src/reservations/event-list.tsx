import { reservationEventEndpoints, type ReservationEvent } from '@booking/contracts/reservation-events';
import { Button, EmptyState } from '@booking/ui/kit';
import { isFiltered } from '../list/address-filter.ts';
import { fetchPage, type ListPage } from '../list/list-page.ts';
import { ListTable } from '../list/list-table.tsx';
import { ShowMore } from '../list/show-more.tsx';
import type { EventFilter } from './event-filter.ts';
import { columns, EventRow, useTableStyles } from './event-row.tsx';
import { reservationEventQueries } from './reservation-events.queries.ts';

type Props = { page: ListPage<ReservationEvent>; filter: EventFilter; onShowAll: () => void };

/** The events that a filter leaves, the newest of them first, and a way to those before. */
export function EventList({ page: { rows, next }, filter, onShowAll }: Props) {
  const styles = useTableStyles();
  if (rows.length === 0) {
    return isFiltered(filter) ? (
      <EmptyState title="No reservation events found" action={<Button onClick={onShowAll}>Show all events</Button>}>
        None fits this filter
      </EmptyState>
    ) : (
      <EmptyState title="No reservation events found">
        What Cloudbeds tells of reservations in this mode will be listed here
      </EmptyState>
    );
  }
  return (
    <>
      <ListTable caption="What happened to reservations, newest first" columns={columns} styles={styles}>
        {rows.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ListTable>
      <ShowMore
        count={rows.length}
        what="events"
        next={next}
        queryKey={reservationEventQueries.list(filter).queryKey}
        load={(cursor) => fetchPage(reservationEventEndpoints.list, { ...filter, cursor })}
      />
    </>
  );
}
