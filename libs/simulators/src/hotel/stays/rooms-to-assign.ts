import type { Hotel } from '../create-hotel.ts';
import type { Room } from '../property-inventory.ts';
import type { Stay } from './stay.ts';

/**
 * The rooms that somebody with a reservation for a stay can be given: those nobody has, and those of others who have not
 * been assigned to them and whose nights lie within the stay, for they take the room that is left in exchange.
 */
export function roomsToAssign(hotel: Hotel, stay: Stay): Room[] {
  const inTheWay = hotel.register
    .claimsOn(stay)
    .filter(({ hold, room }) => !room || room.assigned || hold.from < stay.from || stay.to < hold.to);
  const taken = new Set(inTheWay.map(({ hold }) => hold.roomId));
  return hotel.house.rooms.filter(({ id }) => !taken.has(id));
}
