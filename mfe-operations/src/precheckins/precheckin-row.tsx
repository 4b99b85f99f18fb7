import type { ListedPrecheckin } from '@booking/contracts/precheckins';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { Link, useHost, useLocation } from '@booking/remote-kit/kit';
import { makeStyles, makeTableStyles, mergeClasses, Text, tokens, useLinkClass } from '@booking/ui/kit';
import { formatDate } from '../calendar-date.ts';
import { StepBadge } from '../precheckin-step.tsx';
import { ReservationLink } from '../reservation-link.tsx';

export const useTableStyles = makeTableStyles('60rem');

const useStyles = makeStyles({
  step: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalXXS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

export const columns = ['Guest', 'Reservation', 'Stay', 'Room type', 'Step', 'Changed'];

/** A guest before arrival, how far they are, and why the desk has to see to it. */
export function PrecheckinRow({ precheckin }: { precheckin: ListedPrecheckin }) {
  const { row, cell, short } = useTableStyles();
  const styles = useStyles();
  const linkClass = useLinkClass();
  const { hotelTimeZone } = useHost();
  // the page of one leads back to these filters
  const { search } = useLocation();
  const { id, reservationId, guestName, checkInDate, checkOutDate, roomTypeName, problem, changedAt, isOver } =
    precheckin;
  return (
    <tr className={row}>
      <th scope="row" data-label="Guest" className={cell}>
        <Link to={`/precheckins/${id}${search}`} className={linkClass}>
          {guestName}
        </Link>
      </th>
      <td data-label="Reservation" className={mergeClasses(cell, short)}>
        <ReservationLink id={reservationId}>{reservationId}</ReservationLink>
      </td>
      <td data-label="Stay" className={cell}>
        {formatDate(checkInDate)} to {formatDate(checkOutDate)}
      </td>
      <td data-label="Room type" className={cell}>
        {roomTypeName || '–'}
      </td>
      <td data-label="Step" className={cell}>
        <div className={styles.step}>
          <StepBadge precheckin={precheckin} />
          {problem && <Text size={200}>{problem}</Text>}
          {isOver && (
            <Text size={200} className={styles.quiet}>
              Link ended
            </Text>
          )}
        </div>
      </td>
      <td data-label="Changed" className={mergeClasses(cell, short)}>
        {formatHotelTime(new Date(changedAt), hotelTimeZone)}
      </td>
    </tr>
  );
}
