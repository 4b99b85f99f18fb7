import type { ReservationNow } from '@booking/contracts/reservations';
import { dateInWords } from '@booking/hotel/date-in-words';
import { hotelDate } from '@booking/hotel/hotel-time';
import { formatDollars } from '@booking/hotel/money';
import { useHost } from '@booking/remote-kit/kit';
import { Email, Facts, Phone, type Fact } from '@booking/ui/kit';
import { GuestLink } from '../guest-link.tsx';
import { ReservationBadge } from '../reservation-status.tsx';
import { words } from './reservation.words.ts';

const guestsOf = ({ adults, children }: ReservationNow): string =>
  [words.adults(adults), children > 0 && words.children(children)].filter(Boolean).join(', ');

/** Who stays when and where, and what of it is paid. */
export function ReservationFacts({ reservation }: { reservation: ReservationNow }) {
  const { hotelTimeZone } = useHost();
  const { guestName, phone, email, roomTypeName, roomName, startDate, endDate } = reservation;
  const today = hotelDate(new Date(), hotelTimeZone);
  const dollars = (cents: number): string => formatDollars(cents / 100);
  const names = words.facts;
  const facts: Fact[] = [
    [names.status, <ReservationBadge status={reservation.status} />],
    [names.guest, guestName && <GuestLink of={{ reservation: reservation.id }}>{guestName}</GuestLink>],
    [names.phone, phone && <Phone number={phone} />],
    [names.email, email && <Email address={email} />],
    [names.roomType, roomTypeName],
    [names.room, roomName || names.noRoom],
    [names.arrival, dateInWords(startDate, today)],
    [names.departure, dateInWords(endDate, today)],
    [names.guests, guestsOf(reservation)],
    [names.total, dollars(reservation.totalCents)],
    [names.paid, dollars(reservation.paidCents)],
    [names.balance, dollars(reservation.balanceCents)],
  ];
  return <Facts isSpread facts={facts} />;
}
