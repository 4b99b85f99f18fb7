import { entryOr, labelOf } from '@booking/contracts/labels';
import type { ReservationEvent, ReservationEventKind } from '@booking/contracts/reservation-events';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { Link, useHost } from '@booking/remote-kit/kit';
import { makeTableStyles, mergeClasses, StatusBadge, useLinkClass, type Tone } from '@booking/ui/kit';
import { formatDate } from '../calendar-date.ts';
import { ReservationLink } from '../reservation-link.tsx';

export const useTableStyles = makeTableStyles('56rem');

export const columns = ['Time', 'What', 'Reservation', 'Guest', 'Stay', 'From'];

export const kindNames: Record<ReservationEventKind, string> = {
  created: 'Created',
  changed: 'Changed',
  cancelled: 'Cancelled',
};
const tones: Record<ReservationEventKind, Tone> = { created: 'good', changed: 'info', cancelled: 'bad' };

const stayOf = ({ startDate, endDate }: ReservationEvent): string =>
  startDate && endDate ? `${formatDate(startDate)} to ${formatDate(endDate)}` : '–';

/** One thing that happened to a reservation, and where it came from: a call, or what Cloudbeds says. */
export function EventRow({ event }: { event: ReservationEvent }) {
  const { row, cell, short } = useTableStyles();
  const { hotelTimeZone } = useHost();
  const link = useLinkClass();
  const { kind, reservationId, guestName, callId, source, createdAt } = event;
  return (
    <tr className={row}>
      <td data-label="Time" className={mergeClasses(cell, short)}>
        {formatHotelTime(new Date(createdAt), hotelTimeZone)}
      </td>
      <td data-label="What" className={cell}>
        <StatusBadge tone={entryOr(tones, kind, 'neutral')}>{labelOf(kindNames, kind)}</StatusBadge>
      </td>
      <td data-label="Reservation" className={cell}>
        <ReservationLink id={reservationId}>{reservationId}</ReservationLink>
      </td>
      <td data-label="Guest" className={cell}>
        {guestName || '–'}
      </td>
      <td data-label="Stay" className={cell}>
        {stayOf(event)}
      </td>
      <td data-label="From" className={cell}>
        {callId ? (
          <Link
            to={`/call-logs?call=${encodeURIComponent(callId)}`}
            className={link}
            aria-label={`Call about reservation ${reservationId}`}
          >
            Call
          </Link>
        ) : (
          source || 'Cloudbeds'
        )}
      </td>
    </tr>
  );
}
