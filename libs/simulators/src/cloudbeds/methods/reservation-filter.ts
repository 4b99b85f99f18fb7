import { z } from 'zod';
import type { Hotel } from '../../hotel/create-hotel.ts';
import { roomIdOf, STATUSES, stayOf, type Reservation } from '../../hotel/stays/reservation.ts';
import { date, list, maybe, text, wall } from '../parameters.ts';

/** The parameters that choose reservations. */
export const reservationFilter = {
  status: maybe(list.pipe(z.array(z.enum(STATUSES)))),
  resultsFrom: maybe(wall),
  resultsTo: maybe(wall),
  modifiedFrom: maybe(wall),
  modifiedTo: maybe(wall),
  checkInFrom: maybe(date),
  checkInTo: maybe(date),
  checkOutFrom: maybe(date),
  checkOutTo: maybe(date),
  roomID: maybe(text),
  roomName: maybe(text),
  roomTypeID: maybe(list),
  sourceId: maybe(text),
  sourceReservationId: maybe(text),
  ratePlanId: maybe(text),
  firstName: maybe(text),
  lastName: maybe(text),
  guestID: maybe(text),
};
type Filter = z.output<z.ZodObject<typeof reservationFilter>>;

/** Reservations of the whole hotel that a filter lets through, the newest first. Times are on the hotel's wall. */
export function chooseReservations(hotel: Hotel, filter: Filter): Reservation[] {
  const within = (value: string, from: string | undefined, to: string | undefined) =>
    (from === undefined || value >= from) && (to === undefined || value.slice(0, to.length) <= to);
  const { house, time } = hotel;
  const hasRoom = ({ rooms }: Reservation) =>
    rooms.some((room) => {
      const id = roomIdOf(room);
      const { roomType, plan } = house.rates.find((rate) => rate.id === room.rateId) ?? {};
      const name = house.rooms.find((each) => each.id === id)?.name;
      return (
        (filter.roomID === undefined || (room.assigned && id === filter.roomID)) &&
        (filter.roomName === undefined || (room.assigned && name === filter.roomName)) &&
        (filter.roomTypeID === undefined || filter.roomTypeID.includes(roomType?.id ?? '')) &&
        (filter.ratePlanId === undefined || plan?.id === filter.ratePlanId)
      );
    });

  return hotel.register
    .all()
    .filter((reservation) => {
      const { from, to } = stayOf(reservation);
      const { status, guest, sourceId, thirdPartyIdentifier } = reservation;
      return (
        (filter.status === undefined || filter.status.includes(status)) &&
        within(from, filter.checkInFrom, filter.checkInTo) &&
        within(to, filter.checkOutFrom, filter.checkOutTo) &&
        isSame(filter.sourceId, sourceId) &&
        isSame(filter.sourceReservationId, thirdPartyIdentifier) &&
        isSame(filter.guestID, guest.id) &&
        isSameText(filter.firstName, guest.firstName) &&
        isSameText(filter.lastName, guest.lastName) &&
        hasRoom(reservation)
      );
    })
    .filter(({ createdAt }) =>
      within(onWall(createdAt, filter.resultsFrom, filter.resultsTo), filter.resultsFrom, filter.resultsTo),
    )
    .filter(({ modifiedAt }) =>
      within(onWall(modifiedAt, filter.modifiedFrom, filter.modifiedTo), filter.modifiedFrom, filter.modifiedTo),
    )
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));

  // asking the hotel's clock for thousands of instants takes a while: only when it matters
  function onWall(instant: string, ...limits: readonly (string | undefined)[]): string {
    return limits.some((limit) => limit !== undefined) ? time.wallAt(instant) : instant;
  }
}

const isSame = (wanted: string | undefined, value: string): boolean => wanted === undefined || wanted === value;

/** Whether a text is the wanted one, however it is written; any is when none is wanted. */
export const isSameText = (wanted: string | undefined, value: string): boolean =>
  wanted === undefined || value.toLowerCase() === wanted.trim().toLowerCase();
