import type { Mode } from '@booking/contracts/mode';
import { z } from 'zod';
import { page, rows } from '../../lenient-rows.schema.ts';
import type { ListedStay, StayList } from '../../property-system.port.ts';
import { date, id, money, reservationStatus, whole, words } from '../answer-fields.schema.ts';
import type { CloudbedsHttp } from '../cloudbeds-http.client.ts';

const Room = z.object({
  subReservationID: id,
  roomTypeID: id,
  roomTypeName: words,
  roomName: words,
  roomCheckIn: date,
  roomCheckOut: date,
});

/** getReservations with all rooms. */
const Listed = z.object({
  data: page(
    z.object({
      reservationID: id,
      status: reservationStatus,
      guestName: words,
      startDate: date,
      endDate: date,
      adults: whole,
      children: whole,
      balance: money.nullish().catch(null),
      rooms: rows(Room),
    }),
  ),
  total: whole,
});
type Row = z.output<typeof Listed>['data']['rows'][number];

const pageSize = 100;
/** A thousand reservations within some weeks, or two seconds of all the requests that Cloudbeds takes. */
const mostPages = 10;

const stayOf = ({ reservationID, balance, rooms: listed, ...row }: Row): ListedStay => ({
  ...row,
  id: reservationID,
  balanceCents: balance ?? null,
  rooms: listed.map((room) => ({
    id: room.subReservationID,
    roomTypeId: room.roomTypeID,
    roomTypeName: room.roomTypeName,
    roomName: room.roomName || null,
    startDate: room.roomCheckIn,
    endDate: room.roomCheckOut,
  })),
});

/** A hundred with each request; what is booked meanwhile only moves some to a page where they are named again. */
export async function listStays(http: CloudbedsHttp, mode: Mode, from: string, to: string): Promise<StayList> {
  const found = new Map<string, ListedStay>();
  let unread = 0;
  for (let pageNumber = 1; pageNumber <= mostPages; pageNumber++) {
    const asked = { checkInTo: to, checkOutFrom: from, includeAllRooms: true, pageNumber, pageSize };
    const { data, total } = await http.requestParsed(mode, Listed, 'GET', 'getReservations', asked);
    for (const row of data.rows) found.set(row.reservationID, stayOf(row));
    unread += data.size - data.rows.length;
    if (data.size === 0 || pageNumber * pageSize >= total) return { stays: [...found.values()], unread, isWhole: true };
  }
  return { stays: [...found.values()], unread, isWhole: false };
}
