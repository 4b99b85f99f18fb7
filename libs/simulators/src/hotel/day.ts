import type { Hotel } from './create-hotel.ts';
import { isOff, roomStatus, type Reservation, type ReservationRoom } from './stays/reservation.ts';

/** A room of a reservation, with the reservation. */
export type Booked = { reservation: Reservation; room: ReservationRoom };

/** The rooms whose guests arrive, stay or leave on a day (YYYY-MM-DD); nobody's who will not come. */
export function bookedOn(hotel: Hotel, date: string): Booked[] {
  return hotel.register
    .near({ from: date, to: date })
    .filter((reservation) => !isOff(reservation))
    .flatMap((reservation) => reservation.rooms.map((room) => ({ reservation, room })))
    .filter(({ room }) => room.from <= date && date <= lastDay(hotel, room));
}

/** The day of departure, or the day on which the guest left before it. */
export function lastDay({ time }: Hotel, { to, checkedOutAt }: ReservationRoom): string {
  const left = checkedOutAt === undefined ? to : time.dateAt(checkedOutAt);
  return left < to ? left : to;
}

/** A day in numbers of rooms; `staying` are those occupied whose guests do not leave on it. */
export type DayFigures = { occupied: number; arrivals: number; departures: number; staying: number };

/** Today's figures are of this moment; on any other day a room is occupied when it is sold for the night. */
export function figuresOf(hotel: Hotel, date: string): DayFigures {
  const booked = bookedOn(hotel, date);
  const leaves = ({ room }: Booked) => lastDay(hotel, room) === date;
  const occupied =
    date === hotel.today()
      ? booked.filter(({ reservation, room }) => roomStatus(reservation, room) === 'in_house')
      : booked.filter((each) => !leaves(each));
  return {
    occupied: occupied.length,
    arrivals: booked.filter(({ room }) => room.from === date).length,
    departures: booked.filter(leaves).length,
    staying: occupied.filter((each) => !leaves(each)).length,
  };
}
