import { entryOr, wordOr } from '@booking/contracts/labels';
import type { ReservationNow, ReservationStatus } from '@booking/contracts/reservations';
import { formatDollars } from '@booking/hotel/money';
import { Facts, StatusBadge, type Fact, type Tone } from '@booking/ui/kit';
import { formatDate } from '../calendar-date.ts';

const statuses: Record<ReservationStatus, [word: string, tone: Tone]> = {
  not_confirmed: ['Not confirmed', 'warning'],
  confirmed: ['Confirmed', 'good'],
  checked_in: ['Checked in', 'good'],
  checked_out: ['Checked out', 'neutral'],
  canceled: ['Canceled', 'bad'],
  no_show: ['No show', 'bad'],
  other: ['Other', 'neutral'],
};

const guestsOf = ({ adults, children }: ReservationNow): string =>
  [
    `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
    children > 0 && `${children} ${children === 1 ? 'child' : 'children'}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Who stays when and where, and what of it is paid. */
export function ReservationFacts({ reservation }: { reservation: ReservationNow }) {
  const { guestName, phone, email, roomTypeName, roomName, startDate, endDate } = reservation;
  const [word, tone] = entryOr(statuses, reservation.status, [wordOr(reservation.status), 'neutral']);
  const dollars = (cents: number): string => formatDollars(cents / 100);
  const facts: Fact[] = [
    ['Status', <StatusBadge tone={tone}>{word}</StatusBadge>],
    ['Guest', guestName],
    ['Phone', phone],
    ['Email', email],
    ['Room type', roomTypeName],
    ['Room', roomName || 'Not assigned yet'],
    ['Arrival', formatDate(startDate)],
    ['Departure', formatDate(endDate)],
    ['Guests', guestsOf(reservation)],
    ['Total', dollars(reservation.totalCents)],
    ['Paid', dollars(reservation.paidCents)],
    ['Balance', dollars(reservation.balanceCents)],
  ];
  return <Facts isSpread facts={facts} />;
}
