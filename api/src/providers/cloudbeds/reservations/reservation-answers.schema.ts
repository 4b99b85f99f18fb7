import { z } from 'zod';
import { everyRow, page, rows } from '../../lenient-rows.schema.ts';
import type { Reservation, ReservedRoom } from '../../property-system.port.ts';
import { date, flag, id, money, one, reservationStatus, whole, words } from '../answer-fields.schema.ts';

/** getReservations. */
export const Reservations = z.object({
  data: rows(z.object({ reservationID: id, dateCreated: words })),
});

/** The same, of those that were made under a reference. */
export const Referred = z.object({
  data: page(z.object({ reservationID: id, status: z.string().min(1), thirdPartyIdentifier: words })),
});

/** postReservation. It is made, whether or not its total can be read. */
export const Posted = z.object({ reservationID: id, status: words, grandTotal: money.nullable().catch(null) });

const Room = z.object({
  subReservationID: id,
  roomTypeID: id,
  roomTypeName: words,
  roomName: words,
  startDate: date,
  endDate: date,
  adults: whole,
  children: whole,
  dailyRates: rows(z.object({ date, rate: money })),
});
export type BookedRoom = z.output<typeof Room>;

/** getReservationsWithRateDetails. */
export const RateDetails = z.object({
  data: rows(z.object({ rooms: rows(z.object({ subReservationID: id, rateID: words })) })),
});

export const Guest = z.object({ guestID: words, guestPhone: words, guestCellPhone: words, isMainGuest: flag });

/** getReservation. */
export const FullReservation = z.object({
  data: z.object({
    reservationID: id,
    status: reservationStatus,
    source: words,
    guestName: words,
    guestEmail: words,
    guestList: rows(Guest),
    startDate: date,
    endDate: date,
    balance: money.nullish(),
    balanceDetailed: one(z.object({ grandTotal: money, paid: money })),
    // who changes a stay sends all of its rooms, so none is left out
    assigned: everyRow(Room),
    unassigned: everyRow(Room),
  }),
});
export type FullReservation = z.output<typeof FullReservation>['data'];

type Guest = z.output<typeof Guest>;

const mainGuest = (guests: readonly Guest[]): Guest | undefined =>
  guests.find(({ isMainGuest }) => isMainGuest) ?? guests[0];

/** The numbers of the main guest, the mobile one first. */
export function phonesOf(guests: readonly Guest[]): string[] {
  const guest = mainGuest(guests);
  return [...new Set([guest?.guestCellPhone ?? '', guest?.guestPhone ?? ''])].filter(Boolean);
}

const reservedRoomOf = ({ subReservationID, roomTypeID, dailyRates, ...room }: BookedRoom): ReservedRoom => ({
  id: subReservationID,
  roomTypeId: roomTypeID,
  roomTypeName: room.roomTypeName,
  startDate: room.startDate,
  endDate: room.endDate,
  adults: room.adults,
  children: room.children,
  nights: dailyRates.map(({ date: night, rate }) => ({ date: night, cents: rate })),
});

export function reservationOf({ assigned, unassigned, ...data }: FullReservation): Reservation {
  const rooms = [...assigned, ...unassigned];
  const [phone = '', otherPhone = ''] = phonesOf(data.guestList);
  return {
    id: data.reservationID,
    status: data.status,
    guestId: mainGuest(data.guestList)?.guestID ?? '',
    guestName: data.guestName,
    email: data.guestEmail,
    phone,
    otherPhone,
    startDate: data.startDate,
    endDate: data.endDate,
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.reduce((sum, { children }) => sum + children, 0),
    roomTypeId: rooms[0]?.roomTypeID ?? '',
    roomTypeName: rooms[0]?.roomTypeName ?? '',
    roomName: assigned[0]?.roomName || null,
    rooms: rooms.map(reservedRoomOf),
    totalCents: data.balanceDetailed.grandTotal,
    paidCents: data.balanceDetailed.paid,
    balanceCents: data.balance ?? data.balanceDetailed.grandTotal - data.balanceDetailed.paid,
    source: data.source,
  };
}
