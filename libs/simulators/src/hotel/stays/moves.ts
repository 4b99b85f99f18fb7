import { type Hold, type Reservation, type ReservationRoom } from './reservation.ts';
import type { Stay } from './stay.ts';

/** Whether the hotel counts on a hold at an instant. */
export const isLive = (hold: Hold, at: string): boolean =>
  hold.since <= at && (hold.until === undefined || hold.until > at);

/** Ends a room's hold. */
function release(room: ReservationRoom, at: string): ReservationRoom {
  return { ...room, holds: room.holds.map((hold) => (hold.until === undefined ? { ...hold, until: at } : hold)) };
}

/** Gives a room another hold. The old one is kept: what others could book while it stood depends on it. */
export function rehold(room: ReservationRoom, roomId: string, { from, to }: Stay, at: string): ReservationRoom {
  return { ...room, holds: [...release(room, at).holds, { roomId, from, to, since: at }] };
}

/** A reservation whose guest will not come. */
export function callOff(reservation: Reservation, status: 'canceled' | 'no_show', at: string): Reservation {
  const rooms = reservation.rooms.map((room) => release(room, at));
  return { ...reservation, status, rooms, modifiedAt: at, ...(status === 'canceled' ? { canceledAt: at } : {}) };
}

/** A reservation some of whose rooms were checked in. */
export function checkIn(reservation: Reservation, roomIds: readonly string[], at: string): Reservation {
  const rooms = reservation.rooms.map((room) => (roomIds.includes(room.id) ? { ...room, checkedInAt: at } : room));
  return { ...reservation, rooms, status: 'checked_in', modifiedAt: at };
}

/** A reservation some of whose rooms were left on `day`; nights after it are free again. Over when all are. */
export function checkOut(reservation: Reservation, roomIds: readonly string[], at: string, day: string): Reservation {
  const rooms = reservation.rooms.map((room) => {
    if (!roomIds.includes(room.id)) return room;
    const hold = room.holds.at(-1);
    const isEarly = hold?.until === undefined && hold !== undefined && day < hold.to;
    const left = isEarly ? rehold(room, hold.roomId, { from: hold.from, to: day }, at) : room;
    return { ...left, checkedOutAt: at };
  });
  const status = rooms.every(({ checkedOutAt }) => checkedOutAt !== undefined) ? 'checked_out' : reservation.status;
  return { ...reservation, rooms, status, modifiedAt: at };
}
