import { spokenCount, spokenDollars, spokenList } from '@booking/spoken-language/spoken-words';
import type { Reservation, ReservationStatus } from '../../../providers/property-system.port.ts';
import { spokenStay } from './spoken-offers.mapper.ts';

/** Callers do not remember more than this. */
const mostSpoken = 3;

export const spokenStatus: Record<ReservationStatus, string> = {
  not_confirmed: 'not confirmed yet',
  confirmed: 'confirmed',
  checked_in: 'checked in',
  checked_out: 'checked out',
  canceled: 'cancelled',
  no_show: 'marked as not arrived',
  other: 'with a status that only the front desk can explain',
};

const roomOf = ({ roomName, roomTypeName }: Reservation): string => (roomName ? `room ${roomName}` : roomTypeName);

/** What is still open after a change or on a bill. */
export function spokenBalance({ balanceCents }: Reservation): string {
  if (balanceCents > 0) return `${spokenDollars(balanceCents)} is due.`;
  if (balanceCents === 0) return 'Nothing is due.';
  return `${spokenDollars(-balanceCents)} too much is paid; the front desk arranges the refund.`;
}

/** "Reservation 12: King Room, Friday, December 4 to Sunday, December 6 for 2 adults, confirmed." */
export const spokenReservation = (reservation: Reservation, today: string): string =>
  `Reservation ${reservation.id}: ${roomOf(reservation)}, ${spokenStay(reservation, today)}, ${spokenStatus[reservation.status]}.`;

/** What a reservation costs and what of it is paid. */
export const spokenBill = (reservation: Reservation): string =>
  `The total is ${spokenDollars(reservation.totalCents)} with taxes and fees, ` +
  `${spokenDollars(reservation.paidCents)} is paid. ${spokenBalance(reservation)}`;

/** Everything about one reservation that a guest asks for. */
export const spokenDetails = (reservation: Reservation, today: string): string =>
  `${spokenReservation(reservation, today)} ${spokenBill(reservation)}`;

/** What a caller has, and what to ask when nothing is found. */
export function spokenOwn(found: readonly Reservation[], today: string): string {
  if (found.length > 0) {
    return found
      .slice(0, mostSpoken)
      .map((each) => spokenReservation(each, today))
      .join(' ');
  }
  return 'I find no reservation under the number of this call. Ask for the last name or the confirmation number.';
}

/** Reservations that staff look for, with whom they are for. */
export function spokenFound(found: readonly Reservation[], today: string): string {
  if (found.length === 0) return 'No reservation was found.';
  const names = found.map((each) => `${each.guestName}, number ${each.id}, ${spokenStay(each, today)}`);
  return `${spokenCount(found.length, 'reservation')}: ${spokenList(names)}.`;
}

/** Who arrives, leaves or stays, with rooms: "Ada Price in room 204". */
export const spokenGuests = (reservations: readonly Reservation[]): string =>
  spokenList(
    reservations.map(
      (each) => `${each.guestName} in ${each.roomName ? `room ${each.roomName}` : `a ${each.roomTypeName}`}`,
    ),
  );
