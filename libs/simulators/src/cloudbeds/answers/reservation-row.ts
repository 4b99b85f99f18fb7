import { balanceOf } from '../../hotel/prices/balance.ts';
import type { Hotel } from '../../hotel/create-hotel.ts';
import {
  guestName,
  roomStatus,
  stayOf,
  type Reservation,
  type ReservationRoom,
} from '../../hotel/stays/reservation.ts';
import { sourceOf } from '../../hotel/sources.ts';
import { amount } from '../money.ts';
import { guestEntry } from './guest.ts';
import { assignedRoom, balanceAnswer, MARKET, roomInBrief } from './reservation.ts';

/** What every list of reservations says of each. */
const common = (hotel: Hotel, propertyId: string, reservation: Reservation) => ({
  propertyID: propertyId,
  reservationID: reservation.id,
  dateCreated: hotel.time.wallAt(reservation.createdAt),
  dateModified: hotel.time.wallAt(reservation.modifiedAt),
  status: reservation.status,
  guestID: reservation.guest.id,
  profileID: reservation.guest.id,
  sourceName: sourceOf(reservation.sourceId).name,
  thirdPartyIdentifier: reservation.thirdPartyIdentifier,
  balance: amount(balanceOf(reservation).due),
  origin: '',
  mealPlans: '',
});

/** A row of getReservations. */
export function reservationRow(hotel: Hotel, propertyId: string, reservation: Reservation) {
  const { from, to } = stayOf(reservation);
  return {
    ...common(hotel, propertyId, reservation),
    guestName: guestName(reservation.guest),
    startDate: from,
    endDate: to,
    allotmentBlockCode: null,
    groupCode: null,
    adults: String(sum(reservation.rooms, 'adults')),
    children: String(sum(reservation.rooms, 'children')),
    sourceID: reservation.sourceId,
  };
}

/** A row of getReservationsWithRateDetails. */
export function rateDetailRow(hotel: Hotel, propertyId: string, reservation: Reservation) {
  const { from, to } = stayOf(reservation);
  const { id, name, collects, thirdParty } = sourceOf(reservation.sourceId);
  const { canceledAt } = reservation;
  return {
    ...common(hotel, propertyId, reservation),
    isDeleted: false,
    dateCreatedUTC: utc(reservation.createdAt),
    dateModifiedUTC: utc(reservation.modifiedAt),
    dateCancelled: canceledAt === undefined ? null : hotel.time.wallAt(canceledAt),
    dateCancelledUTC: canceledAt === undefined ? null : utc(canceledAt),
    reservationCheckIn: `${from} 00:00:00`,
    reservationCheckOut: `${to} 00:00:00`,
    guestCountry: reservation.guest.country,
    source: {
      name,
      paymentCollect: collects === 'hotel' ? 'hotel' : 'collect',
      sourceID: id,
      category: categoryOf(thirdParty),
    },
    sourceCategory: categoryOf(thirdParty),
    sourceReservationID: reservation.thirdPartyIdentifier,
    propertyCurrency: 'USD',
    balanceDetailed: balanceAnswer(reservation),
    detailedRates: ratesByDate(reservation.rooms),
    rooms: reservation.rooms.map((room) => ({
      ...listedRoom(hotel, reservation, room),
      rateID: room.rateId,
      rateName: hotel.house.rates.find((rate) => rate.id === room.rateId)?.plan.privateName ?? '',
      detailedRoomRates: ratesByDate([room]),
    })),
    estimatedArrivalTime: reservation.estimatedArrivalTime ?? null,
    total: amount(balanceOf(reservation).grandTotal),
    dateImported: '',
  };
}

/** A room of a row. */
export function listedRoom(hotel: Hotel, reservation: Reservation, room: ReservationRoom) {
  return {
    ...roomInBrief(hotel, room),
    guestID: reservation.guest.id,
    guestName: guestName(reservation.guest),
    roomID: '',
    roomName: null,
    ...assignedRoom(hotel, room),
    roomCheckIn: room.from,
    roomCheckOut: room.to,
    roomStatus: roomStatus(reservation, room),
    ...MARKET,
  };
}

/** The guests of a row, by their ids. */
export function guestListOf(hotel: Hotel, reservation: Reservation) {
  const { guest } = reservation;
  const { guestStatus: _, ...entry } = guestEntry(hotel, reservation);
  return { [guest.id]: { ...entry, guestName: guestName(guest) } };
}

/** The reservation's own fields, as lists have them on request. */
export const customFieldsOf = ({ customFields }: Reservation) =>
  customFields.map(({ name, value }) => ({ customFieldName: name, customFieldValue: value }));

function ratesByDate(rooms: readonly ReservationRoom[]): Record<string, number> {
  const cents = new Map<string, number>();
  for (const night of rooms.flatMap(({ nights }) => nights)) {
    cents.set(night.date, (cents.get(night.date) ?? 0) + night.cents);
  }
  return Object.fromEntries([...cents].map(([date, sum]) => [date, amount(sum)]));
}

const sum = (rooms: readonly ReservationRoom[], of: 'adults' | 'children'): number =>
  rooms.reduce((total, room) => total + room[of], 0);
const utc = (instant: string): string => instant.slice(0, 19).replace('T', ' ');
const categoryOf = (thirdParty: boolean): string => (thirdParty ? 'ota' : 'direct');
