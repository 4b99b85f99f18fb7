import { balanceOf } from '../prices/balance.ts';
import type { Hotel } from '../create-hotel.ts';
import { bookedOn } from '../day.ts';
import { callOff, checkIn, checkOut, rehold } from './moves.ts';
import { Refusal } from '../refusal.ts';
import { isOff, roomIdOf, roomStatus, type Reservation, type ReservationRoom, type Status } from './reservation.ts';

/** Brings a reservation into a status and saves it. Throws a {@link Refusal} where there is no way from here. */
export function changeStatus(hotel: Hotel, reservation: Reservation, status: Status): void {
  if (status === reservation.status) return;
  const rooms = reservation.rooms.map(({ id }) => id);
  switch (status) {
    case 'canceled':
    case 'no_show':
      if (!isExpected(reservation))
        throw new Refusal(`A reservation that is ${reservation.status} cannot be ${status}`);
      hotel.register.save(callOff(reservation, status, hotel.now()));
      return;
    case 'checked_in':
      checkInRooms(hotel, reservation, rooms);
      return;
    case 'checked_out':
      checkOutRooms(hotel, reservation, rooms);
      return;
    case 'confirmed':
    case 'not_confirmed':
      hotel.register.save({ ...reinstate(hotel, reservation), status });
  }
}

/** Lets guests into some rooms of a reservation. Throws a {@link Refusal} without an assigned room, or too early. */
export function checkInRooms(hotel: Hotel, reservation: Reservation, subReservationIds: readonly string[]): void {
  const rooms = reservation.rooms.filter(({ id }) => subReservationIds.includes(id));
  if (!isExpected(reservation) && reservation.status !== 'checked_in') {
    throw new Refusal(`A reservation that is ${reservation.status} cannot be checked in`);
  }
  for (const room of rooms) {
    if (roomStatus(reservation, room) !== 'not_checked_in') throw new Refusal('The room is checked in already');
    if (!room.assigned) throw new Refusal('Assign a room before check-in');
    if (room.from > hotel.today()) throw new Refusal('The arrival is not today');
    if (isOccupied(hotel, room)) throw new Refusal('The guest before has not left the room yet');
  }
  hotel.register.save(checkIn(reservation, subReservationIds, hotel.now()));
}

/** Sees guests off. Throws a {@link Refusal} while something is to be paid. */
export function checkOutRooms(hotel: Hotel, reservation: Reservation, subReservationIds: readonly string[]): void {
  const rooms = reservation.rooms.filter(({ id }) => subReservationIds.includes(id));
  if (rooms.some((room) => roomStatus(reservation, room) !== 'in_house')) {
    throw new Refusal('The room is not checked in');
  }
  if (balanceOf(reservation).due > 0) throw new Refusal('There is an open balance');
  hotel.register.save(checkOut(reservation, subReservationIds, hotel.now(), hotel.today()));
}

function isOccupied(hotel: Hotel, room: ReservationRoom): boolean {
  return bookedOn(hotel, hotel.today()).some(
    (each) =>
      each.room.recordId !== room.recordId &&
      roomIdOf(each.room) === roomIdOf(room) &&
      roomStatus(each.reservation, each.room) === 'in_house',
  );
}

const isExpected = ({ status }: Reservation): boolean => status === 'confirmed' || status === 'not_confirmed';

// Somebody decided what becomes of the guest, so his own itinerary ends.
function reinstate(hotel: Hotel, reservation: Reservation): Reservation {
  if (reservation.status === 'checked_out') throw new Refusal('The guest has left already');
  const { itinerary: _, canceledAt: __, ...kept } = reservation;
  const given = new Set<string>();
  const rooms = reservation.rooms.map((room) => {
    const { checkedInAt: ___, ...back } = room;
    return isOff(reservation) ? findAgain(hotel, back, given) : back;
  });
  return { ...kept, rooms };
}

function findAgain(hotel: Hotel, room: ReservationRoom, given: Set<string>): ReservationRoom {
  const roomType = hotel.house.rates.find(({ id }) => id === room.rateId)?.roomType;
  const free = hotel.freeRooms(room).filter((each) => each.roomType === roomType && !given.has(each.id));
  const found = free.find(({ id }) => id === roomIdOf(room)) ?? free[0];
  if (!found) throw new Refusal('There is no room left for these dates');
  given.add(found.id);
  return { ...rehold(room, found.id, room, hotel.now()), assigned: room.assigned && found.id === roomIdOf(room) };
}
