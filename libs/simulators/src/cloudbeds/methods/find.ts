import type { Hotel } from '../../hotel/create-hotel.ts';
import { roomIdOf, type Reservation, type ReservationRoom } from '../../hotel/stays/reservation.ts';
import { refused } from '../cloudbeds-error.ts';

/** The reservation of that id. Throws a CloudbedsError when there is none. */
export function findReservation(hotel: Hotel, id: string): Reservation {
  const reservation = hotel.register.find(id);
  if (!reservation) throw refused('Reservation not found');
  return reservation;
}

/** The room of a reservation that is meant: by its sub-reservation, or the only one. Throws a CloudbedsError. */
export function findSubReservation({ rooms }: Reservation, subReservationId: string | undefined): ReservationRoom {
  const room = subReservationId === undefined ? rooms[0] : rooms.find(({ id }) => id === subReservationId);
  if (!room) throw refused('Sub-reservation not found');
  if (subReservationId === undefined && rooms.length > 1) throw refused('Say which room by subReservationID');
  return room;
}

/** The reservation of a guest. Throws a CloudbedsError when there is no such guest. */
export function findByGuest(hotel: Hotel, guestId: string): Reservation {
  const reservation = hotel.register.all().find(({ guest }) => guest.id === guestId);
  if (!reservation) throw refused('Guest not found');
  return reservation;
}

type Which = {
  subReservationID?: string | undefined;
  reservationRoomID?: string | undefined;
  oldRoomID?: string | undefined;
};

/**
 * The room of a reservation that is meant: by its sub-reservation, else by its own id or the room it was given, else the
 * only one. Throws a CloudbedsError.
 */
export function roomMeant(
  reservation: Reservation,
  { subReservationID, reservationRoomID, oldRoomID }: Which,
): ReservationRoom {
  if (subReservationID !== undefined) return findSubReservation(reservation, subReservationID);
  if (reservationRoomID === undefined && oldRoomID === undefined) return findSubReservation(reservation, undefined);
  const room = reservation.rooms.find(
    (each) => each.recordId === reservationRoomID || (each.assigned && roomIdOf(each) === oldRoomID),
  );
  if (!room) throw refused('The reservation does not have this room');
  return room;
}
