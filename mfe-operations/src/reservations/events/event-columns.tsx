import { entryOr, labelOf } from '@booking/contracts/labels';
import type { ReservationEvent, ReservationEventKind } from '@booking/contracts/reservation-events';
import { hotelDate } from '@booking/hotel/hotel-time';
import { Link, Time, useHost } from '@booking/remote-kit/kit';
import type { GridColumn } from '@booking/ui/grid';
import { DateRange, StatusBadge, useLinkClass, type Tone } from '@booking/ui/kit';
import { GuestLink } from '../../guest-link.tsx';
import { kindNames, words as allWords } from '../reservations.words.ts';

const words = allWords.events;

const tones: Record<ReservationEventKind, Tone> = { created: 'good', changed: 'info', cancelled: 'bad' };

function Stay({ event: { startDate, endDate } }: { event: ReservationEvent }) {
  const { hotelTimeZone } = useHost();
  if (!startDate || !endDate) return '–';
  return <DateRange from={startDate} to={endDate} today={hotelDate(new Date(), hotelTimeZone)} />;
}

/** Where it came from: a call, or what Cloudbeds says. */
function Source({ event: { callId, reservationId, source } }: { event: ReservationEvent }) {
  const link = useLinkClass();
  if (!callId) return source || words.cloudbeds;
  return (
    <Link to={`/call-logs/${encodeURIComponent(callId)}`} className={link} aria-label={words.callAbout(reservationId)}>
      {words.call}
    </Link>
  );
}

const { columns: names } = words;

export const columns: GridColumn<ReservationEvent>[] = [
  {
    ...{ id: 'reservation', name: names.reservation, isRowHeader: true, width: 160 },
    render: ({ reservationId }) => reservationId,
  },
  {
    ...{ id: 'createdAt', name: names.time, isSortable: true, width: 150 },
    render: ({ createdAt }) => <Time at={createdAt} />,
  },
  {
    ...{ id: 'event', name: names.event, width: 120 },
    render: ({ kind }) => <StatusBadge tone={entryOr(tones, kind, 'neutral')}>{labelOf(kindNames, kind)}</StatusBadge>,
  },
  {
    ...{ id: 'guest', name: names.guest, width: 180 },
    render: ({ guestName, reservationId }) =>
      guestName ? <GuestLink of={{ reservation: reservationId }}>{guestName}</GuestLink> : '–',
  },
  { id: 'stay', name: names.stay, width: 200, render: (event) => <Stay event={event} /> },
  { id: 'source', name: names.source, width: 160, render: (event) => <Source event={event} /> },
];
