import type { Hotel } from '../create-hotel.ts';
import { findRoom } from '../property-inventory.ts';
import { rehold } from './moves.ts';
import { Refusal } from '../refusal.ts';
import { roomStatus, type Reservation, type ReservationRoom } from './reservation.ts';
import type { Claim } from './register.ts';
import { overlaps, type Stay } from './stay.ts';

type Wanted = { roomId: string; stay: Stay; forRecordId: string };
type Removal = { reservation: Reservation; room: ReservationRoom; toRoomId: string };

/**
 * Frees a room for somebody by moving those who hold it for later to other rooms of the same type. `mayMove` says who
 * can be asked to. Throws a {@link Refusal}, and moves nobody, when it cannot be done.
 */
export function makeWay(hotel: Hotel, wanted: Wanted, mayMove: (room: ReservationRoom) => boolean): void {
  const inTheWay = hotel.register
    .claimsOn(wanted.stay)
    .filter(({ hold, room }) => hold.roomId === wanted.roomId && room?.recordId !== wanted.forRecordId);
  const removals: Removal[] = [];
  for (const claim of inTheWay) removals.push(findRemoval(hotel, claim, wanted, removals, mayMove));

  const now = hotel.now();
  for (const { reservation, room, toRoomId } of removals) {
    const moved = rehold(room, toRoomId, room, now);
    const rooms = reservation.rooms.map((each) => (each.recordId === room.recordId ? moved : each));
    hotel.register.save({ ...reservation, rooms });
  }
}

function findRemoval(
  hotel: Hotel,
  { reservation, room }: Claim,
  wanted: Wanted,
  planned: readonly Removal[],
  mayMove: (room: ReservationRoom) => boolean,
): Removal {
  const refusal = new Refusal('The room is not available for these dates');
  if (!reservation || !room || !mayMove(room) || roomStatus(reservation, room) !== 'not_checked_in') throw refusal;
  const roomType = findRoom(hotel.house, wanted.roomId)?.roomType;
  const other = hotel
    .freeRooms(room, wanted.forRecordId)
    .find(
      (free) =>
        free.roomType === roomType &&
        free.id !== wanted.roomId &&
        !planned.some((removal) => removal.toRoomId === free.id && overlaps(removal.room, room)),
    );
  if (!other) throw refusal;
  return { reservation, room, toRoomId: other.id };
}
