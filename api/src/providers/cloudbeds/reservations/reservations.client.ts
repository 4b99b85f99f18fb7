import type { Mode } from '@booking/contracts/mode';
import { ProviderError, unreadableRecord } from '../../../platform/outbound/provider.error.ts';
import { readEach } from '../../../platform/outbound/readable-records.rule.ts';
import type { Reservation, ReservationQuery, ReservationStatus, StayChange } from '../../property-system.port.ts';
import type { CloudbedsHttp } from '../cloudbeds-http.client.ts';
import { title } from '../cloudbeds-address.rule.ts';
import { FullReservation, RateDetails, reservationOf, Reservations } from './reservation-answers.schema.ts';

const most = 25;

/** @throws ProviderError that names it where it is there and cannot be read */
export async function fullReservation(http: CloudbedsHttp, mode: Mode, id: string): Promise<FullReservation> {
  try {
    return (await http.requestParsed(mode, FullReservation, 'GET', 'getReservation', { reservationID: id })).data;
  } catch (error) {
    const isOdd = error instanceof ProviderError && error.kind === 'unreadable';
    throw isOdd ? unreadableRecord(title, `Reservation ${id}`) : error;
  }
}

export async function ratesOf(http: CloudbedsHttp, mode: Mode, reservationID: string): Promise<Map<string, string>> {
  const { data } = await http.requestParsed(mode, RateDetails, 'GET', 'getReservationsWithRateDetails', {
    reservationID,
  });
  const rooms = data.flatMap((reservation) => reservation.rooms).filter(({ rateID }) => rateID !== '');
  return new Map(rooms.map(({ subReservationID, rateID }) => [subReservationID, rateID]));
}

/** The list knows no totals and no telephone numbers, so each reservation is asked for by itself. */
export async function findReservations(
  http: CloudbedsHttp,
  mode: Mode,
  query: ReservationQuery,
): Promise<Reservation[]> {
  const { data } = await http.requestParsed(mode, Reservations, 'GET', 'getReservations', {
    firstName: query.firstName,
    lastName: query.lastName,
    status: query.status,
    checkInFrom: query.arrivesFrom,
    checkInTo: query.arrivesTo,
    checkOutFrom: query.leavesFrom,
    checkOutTo: query.leavesTo,
    sortByRecent: true,
    pageSize: 100,
  });
  const newest = data.toSorted((one, other) => other.dateCreated.localeCompare(one.dateCreated)).slice(0, most);
  const ids = newest.map(({ reservationID }) => reservationID);
  const { found } = await readEach(ids, (id) => fullReservation(http, mode, id));
  return found.map(reservationOf);
}

/** A later or earlier departure keeps the agreed prices of the nights that stay; any other change prices anew. */
export async function changeStay(
  http: CloudbedsHttp,
  mode: Mode,
  id: string,
  change: StayChange,
): Promise<Reservation> {
  const { endDate, ...rest } = change;
  const isDeparture = Object.values(rest).every((value) => value === undefined);
  const fields = isDeparture ? { checkoutDate: endDate } : { rooms: await changedRooms(http, mode, id, change) };
  await http.request(mode, 'PUT', 'putReservation', { reservationID: id, ...fields });
  return reservationOf(await fullReservation(http, mode, id));
}

export async function setStatus(
  http: CloudbedsHttp,
  mode: Mode,
  id: string,
  status: Exclude<ReservationStatus, 'other'>,
): Promise<void> {
  await http.request(mode, 'PUT', 'putReservation', { reservationID: id, status });
}

/** @throws ProviderError when it is not clear in which of several rooms the guests change */
async function changedRooms(http: CloudbedsHttp, mode: Mode, id: string, change: StayChange) {
  const { assigned, unassigned } = await fullReservation(http, mode, id);
  const rooms = [...assigned, ...unassigned];
  if (rooms.length > 1 && (change.adults ?? change.children) !== undefined) {
    throw new ProviderError(
      'refused',
      `Reservation ${id} has several rooms. Change the number of guests of each in Cloudbeds.`,
    );
  }
  return rooms.map((room) => ({
    subReservationID: room.subReservationID,
    roomTypeID: room.roomTypeID,
    checkinDate: change.startDate ?? room.startDate,
    checkoutDate: change.endDate ?? room.endDate,
    adults: change.adults ?? room.adults,
    children: change.children ?? room.children,
  }));
}
