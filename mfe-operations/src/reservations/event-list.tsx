import { reservationEventEndpoints, type ReservationEvent } from '@booking/contracts/reservation-events';
import { Button, EmptyState, VisuallyHidden } from '@booking/ui/kit';
import { isFiltered } from '../list/address-filter.ts';
import { fetchPage, type ListPage } from '../list/list-page.ts';
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
      <div className={styles.container}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>What happened to reservations, newest first</VisuallyHidden>
          </caption>
          <thead className={styles.head}>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className={styles.heading}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.body}>
            {rows.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </tbody>
        </table>
      </div>
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
