import { balanceOf } from './prices/balance.ts';
import type { HotelTime } from './hotel-time.ts';
import { callOff, checkIn, checkOut } from './stays/moves.ts';
import { stayOf, type Reservation } from './stays/reservation.ts';
import { sourceOf } from './sources.ts';

/** A reservation as its guest has made it by `now`: he cancels, arrives, pays and leaves as his itinerary says. */
export function passTime(reservation: Reservation, now: string, time: HotelTime): Reservation {
  const { itinerary } = reservation;
  if (!itinerary) return reservation;
  const stay = stayOf(reservation);
  const arrives = time.instantOf(stay.from, itinerary.arrivesAt);
  const leaves = time.instantOf(stay.to, itinerary.leavesAt);
  const { cancelsAt } = itinerary;

  let passed = reservation;
  if (passed.status === 'confirmed' && cancelsAt !== undefined && cancelsAt <= now) {
    passed = callOff(passed, 'canceled', cancelsAt);
  }
  if (passed.status === 'confirmed' && arrives <= now && passed.rooms.every(({ assigned }) => assigned)) {
    passed = checkIn(passed, idsOf(passed), arrives);
    if (sourceOf(passed.sourceId).collects === 'channel') passed = settle(passed, 'ebanking', arrives);
  }
  if (passed.status === 'checked_in' && leaves <= now) {
    passed = checkOut(settle(passed, 'credit', leaves), idsOf(passed), leaves, stay.to);
  }
  return passed;
}

const idsOf = ({ rooms }: Reservation): string[] =>
  rooms.flatMap(({ id, checkedOutAt }) => (checkedOutAt === undefined ? [id] : []));

function settle(reservation: Reservation, type: string, at: string): Reservation {
  const { due } = balanceOf(reservation);
  if (due <= 0) return reservation;
  const id = `${reservation.id.slice(-7)}${reservation.payments.length}`;
  const payment = { id, cents: due, type, description: '', at, voided: false };
  return { ...reservation, payments: [...reservation.payments, payment] };
}
