import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { ReservationEventKind } from '@booking/contracts/reservation-events';
import { useQuery } from '@booking/remote-kit/kit';
import { Field, Select } from '@booking/ui/form';
import { Answer, Button, makeStyles, Panel } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { useAddressFilter } from '../list/use-address-filter.ts';
import { filterOf } from './event-filter.ts';
import { EventList } from './event-list.tsx';
import { kindNames } from './event-row.tsx';
import { reservationEventQueries } from './reservation-events.queries.ts';

const useStyles = makeStyles({ filter: { maxWidth: '12rem' } });

/** What Cloudbeds told of reservations. */
export function EventsPanel() {
  const styles = useStyles();
  const { filter, change, showAll } = useAddressFilter(filterOf);
  const events = useQuery(reservationEventQueries.list(filter));
  const { isFetching, refetch } = events;
  const refresh = (
    <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
      {isFetching ? 'Refreshing…' : 'Refresh'}
    </Button>
  );
  return (
    <Panel title="Reservation Events" aside={refresh}>
      <Field label="What" className={styles.filter}>
        <Select
          value={filter.kind ?? ''}
          onChange={(_, { value }) =>
            change({ kind: z.catch(z.optional(ReservationEventKind), undefined).parse(value) })
          }
        >
          <option value="">All</option>
          {ReservationEventKind.options.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Answer query={events} what="the reservation events">
        {(page) => <EventList page={page} filter={filter} onShowAll={showAll} />}
      </Answer>
    </Panel>
  );
}
