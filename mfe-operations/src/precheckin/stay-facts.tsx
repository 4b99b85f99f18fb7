import type { Precheckin } from '@booking/contracts/precheckins';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { Link, useHost } from '@booking/remote-kit/kit';
import { Facts, useLinkClass, type Fact } from '@booking/ui/kit';
import { formatDate } from '../calendar-date.ts';
import { StepBadge } from '../precheckin-step.tsx';
import { ReservationLink } from '../reservation-link.tsx';

/** Who stays when, and how the link came to them. */
export function StayFacts({ precheckin }: { precheckin: Precheckin }) {
  const linkClass = useLinkClass();
  const { hotelTimeZone } = useHost();
  const { id, reservationId, guestName, guestPhone, checkInDate, checkOutDate, roomTypeName, callId } = precheckin;
  const facts: Fact[] = [
    ['Step', <StepBadge precheckin={precheckin} />],
    ['Guest', guestName],
    ['Phone', guestPhone],
    ['Reservation', <ReservationLink id={reservationId}>{reservationId}</ReservationLink>],
    ['Room type', roomTypeName],
    ['Arrival', formatDate(checkInDate)],
    ['Departure', formatDate(checkOutDate)],
    ['Link sent', formatHotelTime(new Date(precheckin.sentAt), hotelTimeZone)],
    ['Link', precheckin.isOver ? 'Ended' : 'Works'],
    [
      'Page',
      <Link to={`/precheckin/${id}?preview`} className={linkClass}>
        View as the guest
      </Link>,
    ],
    [
      'Call',
      callId && (
        <Link to={`/call-logs/${encodeURIComponent(callId)}`} className={linkClass}>
          Call that led to it
        </Link>
      ),
    ],
  ];
  return <Facts isSpread facts={facts} />;
}
