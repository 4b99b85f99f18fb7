import { checkRate } from './book.ts';
import type { Hotel } from '../create-hotel.ts';
import { findRate, findRoom, type Rate } from '../property-inventory.ts';
import { makeWay } from './make-way.ts';
import { rehold } from './moves.ts';
import { priceForParty, type Party } from '../prices/rates.ts';
import { Refusal } from '../refusal.ts';
import { roomIdOf, roomStatus, type Reservation, type ReservationRoom } from './reservation.ts';
import type { Stay } from './stay.ts';

/** What a room of a reservation shall be; `reprice` gives every night the price of today, not only new ones. */
export type RoomChange = { rate: Rate; party: Party; stay: Stay; reprice: boolean };

/** Changes dates, party or rate of a room and saves it. Throws a {@link Refusal} when the hotel cannot. */
export function changeRoom(
  hotel: Hotel,
  reservation: Reservation,
  room: ReservationRoom,
  change: RoomChange,
): Reservation {
  refuseIfOver(reservation, room);
  checkRate(change, change.stay);
  const roomId = placeFor(hotel, reservation, room, change);
  const changed: ReservationRoom = {
    ...rehold(room, roomId, change.stay, hotel.now()),
    from: change.stay.from,
    to: change.stay.to,
    adults: change.party.adults,
    children: change.party.children,
    rateId: change.rate.id,
    nights: priceChange(hotel, room, change),
    assigned: room.assigned && roomId === roomIdOf(room),
  };
  return saveRoom(hotel, reservation.id, changed);
}

/** Puts a room of a reservation into another one. Throws a {@link Refusal} when somebody else has that. */
export function assignRoom(
  hotel: Hotel,
  reservation: Reservation,
  room: ReservationRoom,
  to: { roomId: string; reprice: boolean },
): Reservation {
  const target = findRoom(hotel.house, to.roomId);
  if (!target) throw new Refusal('Invalid roomID');
  refuseIfOver(reservation, room);
  makeWay(hotel, { roomId: target.id, stay: room, forRecordId: room.recordId }, ({ assigned }) => !assigned);
  const isSameType = hotel.house.rates.some(({ id, roomType }) => id === room.rateId && roomType === target.roomType);
  const rate = findRate(hotel.house, target.roomType.id, isSameType ? room.rateId : undefined);
  if (!rate) throw new Refusal('This room type has no rate');
  const change = { rate, party: room, stay: room, reprice: to.reprice };
  const nights = priceChange(hotel, { ...room, rateId: rate.id }, change);
  const moved = rehold(room, target.id, room, hotel.now());
  return saveRoom(hotel, reservation.id, { ...moved, assigned: true, rateId: rate.id, nights });
}

/** Puts one room of a reservation in place of the one it was, and saves. */
export function saveRoom(hotel: Hotel, reservationId: string, room: ReservationRoom): Reservation {
  const current = hotel.register.find(reservationId);
  if (!current) throw new Refusal('Reservation not found');
  const rooms = current.rooms.map((each) => (each.recordId === room.recordId ? room : each));
  const changed = { ...current, rooms };
  hotel.register.save(changed);
  return changed;
}

function refuseIfOver(reservation: Reservation, room: ReservationRoom): void {
  const status = roomStatus(reservation, room);
  if (status === 'checked_out') throw new Refusal('The guest has left this room already');
  if (status === 'cancelled') throw new Refusal(`The reservation is ${reservation.status}`);
}

// A guest who is in the hotel keeps the room, and those who would have it next are moved.
function placeFor(hotel: Hotel, reservation: Reservation, room: ReservationRoom, { rate, stay }: RoomChange): string {
  const free = hotel.freeRooms(stay, room.recordId).filter(({ roomType }) => roomType === rate.roomType);
  const current = roomIdOf(room);
  const same = free.find(({ id }) => id === current);
  if (same) return same.id;
  if (current !== undefined && roomStatus(reservation, room) === 'in_house') {
    makeWay(hotel, { roomId: current, stay, forRecordId: room.recordId }, () => true);
    return current;
  }
  const other = free[0];
  if (!other) throw new Refusal(`${rate.roomType.name} is sold out for these dates`);
  return other.id;
}

function priceChange(
  hotel: Hotel,
  room: ReservationRoom,
  { rate, party, stay, reprice }: RoomChange,
): ReservationRoom['nights'] {
  const priced = priceForParty(rate, stay, party, hotel.today());
  if (reprice || rate.id !== room.rateId) return priced;
  return priced.map((night) => room.nights.find(({ date }) => date === night.date) ?? night);
}
