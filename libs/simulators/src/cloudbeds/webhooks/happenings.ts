import { roomIdOf, stayOf, type Reservation, type ReservationRoom } from '../../hotel/stays/reservation.ts';
import type { RoomBlock } from '../../hotel/rooms/room-block.ts';

/**
 * An event as Cloudbeds tells it: ids and little else. `writes` is how its property id is spelled; events of the ledger
 * have the id as text and no timestamp.
 */
export type Happening = { event: string; body: object; writes: 'ID' | 'Id' | 'text' };

export const reservationCreated = (reservation: Reservation): Happening => {
  const { from, to } = stayOf(reservation);
  const body = { reservationID: reservation.id, startDate: from, endDate: to };
  return { event: 'reservation/created', body, writes: 'ID' };
};

const guestEvent =
  (action: string) =>
  ({ guest }: Reservation): Happening => ({
    event: `guest/${action}`,
    body: { guestId: Number(guest.id), guestId_str: guest.id },
    writes: 'Id',
  });
export const guestCreated = guestEvent('created');
export const guestDetailsChanged = guestEvent('details_changed');

export const guestAssigned = (reservation: Reservation): Happening => ({
  event: 'guest/assigned',
  body: { ...guestCreated(reservation).body, reservationId: reservation.id },
  writes: 'Id',
});

/** Who did it: an application, or somebody at the desk. */
export type Actor = { type: 'api_client' | 'user'; id: string };

export const statusChanged = ({ id, status }: Reservation, actor: Actor): Happening => ({
  event: 'reservation/status_changed',
  body: { reservationID: id, status, actor },
  writes: 'ID',
});

export const datesChanged = (reservation: Reservation): Happening => {
  const { from, to } = stayOf(reservation);
  const subReservations = reservation.rooms.map((room) => ({ id: room.id, startDate: room.from, endDate: room.to }));
  const body = { reservationId: reservation.id, startDate: from, endDate: to, subReservations };
  return { event: 'reservation/dates_changed', body, writes: 'Id' };
};

export const accommodationChanged = (
  reservationId: string,
  room: ReservationRoom,
  roomIdPrev: string | undefined,
): Happening => ({
  event: 'reservation/accommodation_changed',
  body: {
    reservationId,
    subReservationId: room.id,
    roomId: room.assigned ? roomIdOf(room) : '',
    roomIdPrev: roomIdPrev ?? '',
  },
  writes: 'Id',
});

export const accommodationStatusChanged = (
  reservationId: string,
  room: ReservationRoom,
  status: 'occupied' | 'unoccupied',
): Happening => ({
  event: 'reservation/accommodation_status_changed',
  body: { reservationId, roomId: roomIdOf(room), status },
  writes: 'Id',
});

export const notesChanged = (reservationId: string): Happening => ({
  event: 'reservation/notes_changed',
  body: { reservationId },
  writes: 'Id',
});

export const roomConditionChanged = (roomId: string, condition: string): Happening => ({
  event: 'housekeeping/room_condition_changed',
  body: { roomId, condition },
  writes: 'Id',
});

export const roomBlockEvent = (action: 'created' | 'removed' | 'details_changed', block: RoomBlock): Happening => ({
  event: `roomblock/${action}`,
  body: {
    roomBlockID: block.id,
    roomBlockType: block.type,
    startDate: block.from,
    endDate: block.to,
    rooms: block.rooms.map(({ roomId }) => ({ roomID: roomId })),
  },
  writes: 'ID',
});

/** `code` is 9000 for a payment, 9001 for a void; `wallTime` is the hotel's, YYYY-MM-DD HH:MM:SS. */
export const transactionMade = (transactionId: string, code: string, wallTime: string): Happening => ({
  event: 'accounting/transaction',
  body: {
    internalTransactionCode: code,
    serviceDate: wallTime.slice(0, 10),
    transactionDateTime: wallTime.replace(' ', 'T'),
    transactionId,
    parentTransactionId: null,
  },
  writes: 'text',
});
