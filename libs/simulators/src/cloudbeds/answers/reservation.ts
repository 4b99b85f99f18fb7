import type { Hotel } from '../../hotel/create-hotel.ts';
import { findRoom, type RoomType } from '../../hotel/property-inventory.ts';
import { balanceOf } from '../../hotel/prices/balance.ts';
import { sumOf } from '../../hotel/prices/rates.ts';
import { guestName, roomIdOf, stayOf, type Reservation, type ReservationRoom } from '../../hotel/stays/reservation.ts';
import { sourceOf } from '../../hotel/sources.ts';
import { amount, decimalText } from '../money.ts';
import { guestEntry } from './guest.ts';

export const MARKET = { marketName: 'Retail', marketCode: 'RTL' } as const;

/** The room type a room was sold as. */
export function soldAs({ house }: Hotel, { rateId }: ReservationRoom): RoomType {
  const rate = house.rates.find(({ id }) => id === rateId);
  if (!rate) throw new Error(`no rate ${rateId}`);
  return rate.roomType;
}

/** The id and name of the room somebody was assigned to. */
export function assignedRoom(
  { house }: Hotel,
  room: ReservationRoom,
): { roomID: string; roomName: string } | undefined {
  const found = room.assigned ? findRoom(house, roomIdOf(room)) : undefined;
  return found && { roomID: found.id, roomName: found.name };
}

/** What is said of a reservation's room wherever it is listed. */
export function roomInBrief(hotel: Hotel, room: ReservationRoom) {
  const { id, name } = soldAs(hotel, room);
  return {
    reservationRoomID: room.recordId,
    subReservationID: room.id,
    roomTypeID: id,
    roomTypeName: name,
    roomTypeIsVirtual: false,
    isRoomLocked: false,
    adults: String(room.adults),
    children: String(room.children),
  };
}

/** A reservation in full. */
export function reservationAnswer(hotel: Hotel, propertyId: string, reservation: Reservation) {
  const { time } = hotel;
  const { from, to } = stayOf(reservation);
  const balance = balanceOf(reservation);
  const roomsWhere = (assigned: boolean) => reservation.rooms.filter((room) => room.assigned === assigned);
  return {
    propertyID: propertyId,
    guestName: guestName(reservation.guest),
    guestEmail: reservation.guest.email,
    isAnonymized: false,
    guestList: { [reservation.guest.id]: guestEntry(hotel, reservation) },
    reservationID: reservation.id,
    dateCreated: time.wallAt(reservation.createdAt),
    dateModified: time.wallAt(reservation.modifiedAt),
    estimatedArrivalTime: reservation.estimatedArrivalTime ?? null,
    source: sourceOf(reservation.sourceId).name,
    sourceID: reservation.sourceId,
    thirdPartyIdentifier: reservation.thirdPartyIdentifier,
    status: reservation.status,
    total: amount(balance.grandTotal),
    balance: amount(balance.due),
    balanceDetailed: balanceAnswer(reservation),
    assigned: roomsWhere(true).map((room) => ({
      ...bookedRoom(hotel, room),
      roomTypeNameShort: soldAs(hotel, room).shortName,
      dormRoomName: null,
      ...assignedRoom(hotel, room),
      ...MARKET,
    })),
    unassigned: roomsWhere(false).map((room) => bookedRoom(hotel, room)),
    cardsOnFile: [],
    customFields: reservation.customFields.map(({ name, value }) => ({
      customFieldName: name,
      customFieldValue: value,
    })),
    startDate: from,
    endDate: to,
    allotmentBlockCode: null,
    channelProvidedCreditCard: false,
    origin: '',
    mealPlans: '',
    orderId: '',
  };
}

/** The sums of a reservation. */
export function balanceAnswer(reservation: Reservation) {
  const { subTotal, taxesFees, grandTotal, paid } = balanceOf(reservation);
  return {
    suggestedDeposit: decimalText(reservation.rooms.reduce((sum, { nights }) => sum + (nights[0]?.cents ?? 0), 0)),
    subTotal: amount(subTotal),
    additionalItems: 0,
    taxesFees: amount(taxesFees),
    grandTotal: amount(grandTotal),
    paid: amount(paid),
  };
}

/** The nights of a room and what each costs. */
export const dailyRates = ({ nights }: ReservationRoom) =>
  nights.map(({ date, cents }) => ({ date, rate: amount(cents) }));

function bookedRoom(hotel: Hotel, room: ReservationRoom) {
  return {
    ...roomInBrief(hotel, room),
    startDate: room.from,
    endDate: room.to,
    dailyRates: dailyRates(room),
    roomTotal: decimalText(sumOf(room.nights)),
  };
}
