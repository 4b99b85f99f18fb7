import type { Hotel } from '../../hotel/create-hotel.ts';
import type { Reservation } from '../../hotel/stays/reservation.ts';
import { staffMember } from '../../hotel/staff.ts';
import { addDays } from '../../shared-kernel/plain-date.ts';
import type { Announce } from './announce.ts';
import {
  accommodationStatusChanged,
  guestAssigned,
  guestCreated,
  reservationCreated,
  statusChanged,
  type Happening,
} from './happenings.ts';

const FARTHEST_DAYS = 366;

/**
 * Makes a look-out for what guests of other channels do: each look tells the subscribers what has happened since the
 * one before. What somebody does through the API is told at once and not here.
 */
export function createWatch(hotel: Hotel, announce: Announce): () => void {
  let seenUntil = hotel.now();
  return () => {
    const [since, now] = [seenUntil, hotel.now()];
    seenUntil = now;
    const today = hotel.today();
    const guests = hotel.register
      .near({ from: today, to: addDays(today, FARTHEST_DAYS) })
      .filter(({ itinerary }) => itinerary !== undefined);
    announce(...guests.flatMap((reservation) => happeningsOf(reservation, (at) => at > since && at <= now)));
  };
}

function happeningsOf(reservation: Reservation, isNew: (instant: string) => boolean): Happening[] {
  const { id, createdAt, canceledAt = '', rooms } = reservation;
  const came = rooms.filter(({ checkedInAt = '' }) => isNew(checkedInAt));
  const left = rooms.filter(({ checkedOutAt = '' }) => isNew(checkedOutAt));
  const isChanged = isNew(canceledAt) || came.length > 0 || left.length > 0;
  return [
    ...(isNew(createdAt)
      ? [guestCreated(reservation), reservationCreated(reservation), guestAssigned(reservation)]
      : []),
    ...(isChanged ? [statusChanged(reservation, { type: 'user', id: staffMember().id })] : []),
    ...came.map((room) => accommodationStatusChanged(id, room, 'occupied')),
    ...left.map((room) => accommodationStatusChanged(id, room, 'unoccupied')),
  ];
}
