import { z } from 'zod';
import { balanceOf } from '../../hotel/prices/balance.ts';
import { book, type WantedRoom } from '../../hotel/stays/book.ts';
import type { Hotel } from '../../hotel/create-hotel.ts';
import { findRate, findRoom } from '../../hotel/property-inventory.ts';
import { sumOf } from '../../hotel/prices/rates.ts';
import { newGuest } from '../../hotel/stays/reservation.ts';
import { sources, WEBSITE } from '../../hotel/sources.ts';
import type { Stay } from '../../hotel/stays/stay.ts';
import { dailyRates, soldAs } from '../answers/reservation.ts';
import { refused } from '../cloudbeds-error.ts';
import { defineMethod, type Asked, type Method } from '../method.ts';
import { amount } from '../money.ts';
import { date, given, maybe, orElse, refuseCardNumbers, text, whole } from '../parameters.ts';
import { guestAssigned, guestCreated, reservationCreated } from '../webhooks/happenings.ts';
import { stayBetween } from './stay-parameters.ts';

const guests = z.array(z.object({ roomTypeID: given, quantity: whole }));
const parameters = z.object({
  startDate: date,
  endDate: date,
  sourceID: orElse(text, WEBSITE),
  thirdPartyIdentifier: orElse(text, ''),
  guestFirstName: given,
  guestLastName: given,
  guestGender: orElse(z.enum(['M', 'F', 'N/A']), 'N/A'),
  guestCountry: z.string().regex(/^[A-Za-z]{2}$/, 'is no country of two letters'),
  guestZip: given,
  guestEmail: z.email({ pattern: z.regexes.html5Email }),
  guestPhone: orElse(text, ''),
  estimatedArrivalTime: maybe(z.string().regex(/^\d\d:\d\d(:\d\d)?$/, 'is no time')),
  rooms: z
    .array(
      z.object({
        roomTypeID: given,
        quantity: orElse(whole.pipe(z.number().min(1).max(99)), 1),
        roomID: maybe(text),
        roomRateID: maybe(text),
      }),
    )
    .min(1),
  adults: guests.min(1),
  children: guests.min(1),
  paymentMethod: z.enum(['cash', 'credit', 'ebanking', 'pay_pal']),
  customFields: orElse(z.array(z.object({ fieldName: given, fieldValue: text })), []),
});
type Wanted = z.output<typeof parameters>;

export const bookMethods: readonly Method[] = [
  defineMethod({ name: 'postReservation', verb: 'POST', scope: 'write:reservation', parameters, answer: takeBooking }),
];

function takeBooking(asked: Asked, wanted: Wanted): object {
  const { account, hotel } = asked;
  const stay = stayBetween(wanted.startDate, wanted.endDate);
  if (stay.from < hotel.today()) throw refused('The arrival is in the past');
  if (!sources.some(({ id }) => id === wanted.sourceID)) throw refused('Invalid sourceID');
  for (const { fieldValue } of wanted.customFields) refuseCardNumbers(fieldValue);
  const rooms = roomsOf(hotel, wanted);
  if (asked.dial.has('room_just_taken')) sellToSomebodyElse(asked, rooms, stay);

  const reservation = book(hotel, {
    stay,
    rooms,
    guest: newGuest({
      id: hotel.newId(9),
      firstName: wanted.guestFirstName,
      lastName: wanted.guestLastName,
      gender: wanted.guestGender,
      email: wanted.guestEmail,
      phone: wanted.guestPhone,
      country: wanted.guestCountry.toUpperCase(),
      zip: wanted.guestZip,
    }),
    sourceId: wanted.sourceID,
    thirdPartyIdentifier: wanted.thirdPartyIdentifier,
    ...(wanted.estimatedArrivalTime === undefined ? {} : { estimatedArrivalTime: wanted.estimatedArrivalTime }),
    customFields: wanted.customFields.map(({ fieldName, fieldValue }) => ({ name: fieldName, value: fieldValue })),
  });
  account.announce(guestCreated(reservation), reservationCreated(reservation), guestAssigned(reservation));
  return {
    reservationID: reservation.id,
    status: reservation.status,
    guestID: reservation.guest.id,
    guestFirstName: reservation.guest.firstName,
    guestLastName: reservation.guest.lastName,
    guestGender: reservation.guest.gender,
    guestEmail: reservation.guest.email,
    startDate: stay.from,
    endDate: stay.to,
    dateCreated: hotel.time.wallAt(reservation.createdAt),
    grandTotal: amount(balanceOf(reservation).grandTotal),
    unassigned: reservation.rooms.map((room) => ({
      subReservationID: room.id,
      roomTypeName: soldAs(hotel, room).name,
      roomTypeID: soldAs(hotel, room).id,
      adults: room.adults,
      children: room.children,
      dailyRates: dailyRates(room),
      roomTotal: amount(sumOf(room.nights)),
    })),
  };
}

// The lists go together by place; each room of a quantity has the same party. A room that is named says its own type.
function roomsOf(hotel: Hotel, { rooms, adults, children }: Wanted): WantedRoom[] {
  return rooms.flatMap(({ roomTypeID, quantity, roomID, roomRateID }, index) => {
    const named = findRoom(hotel.house, roomID);
    const rate = findRate(hotel.house, named?.roomType.id ?? roomTypeID, roomRateID);
    if (!rate) throw refused('Invalid roomTypeID or roomRateID');
    const countOf = (list: Wanted['adults']) =>
      (list[index]?.roomTypeID === roomTypeID ? list[index] : list.find((each) => each.roomTypeID === roomTypeID))
        ?.quantity;
    const party = { adults: countOf(adults) ?? 0, children: countOf(children) ?? 0 };
    if (named) return [{ rate, party, roomId: named.id }];
    return Array.from({ length: quantity }, () => ({ rate, party }));
  });
}

function sellToSomebodyElse({ account, hotel }: Asked, wanted: readonly WantedRoom[], stay: Stay): void {
  const types = wanted.map(({ rate }) => rate.roomType);
  const last = hotel.freeRooms(stay).filter(({ roomType }) => types.includes(roomType));
  account.takeRooms(last.map(({ id }) => ({ roomId: id, ...stay, since: hotel.now() })));
}
