import { z } from 'zod';
import { changeRoom } from '../../hotel/stays/change-room.ts';
import { changeStatus } from '../../hotel/stays/change-status.ts';
import type { Hotel } from '../../hotel/create-hotel.ts';
import { findRate } from '../../hotel/property-inventory.ts';
import { STATUSES, stayOf, type Reservation } from '../../hotel/stays/reservation.ts';
import { reservationAnswer, soldAs } from '../answers/reservation.ts';
import { refused } from '../cloudbeds-error.ts';
import { defineMethod, type Asked, type Method } from '../method.ts';
import { date, flag, given, maybe, orElse, refuseCardNumbers, text, whole } from '../parameters.ts';
import { datesChanged, statusChanged, type Actor, type Happening } from '../webhooks/happenings.ts';
import { findReservation, findSubReservation } from './find.ts';
import { stayBetween } from './stay-parameters.ts';

const parameters = z.object({
  reservationID: given,
  status: maybe(z.enum(STATUSES)),
  estimatedArrivalTime: maybe(z.string().regex(/^\d\d:\d\d(:\d\d)?$/, 'is no time')),
  checkoutDate: maybe(date),
  customFields: maybe(z.array(z.object({ customFieldName: given, customFieldValue: text }))),
  rooms: maybe(
    z.array(
      z.object({
        subReservationID: maybe(text),
        roomTypeID: given,
        checkinDate: date,
        checkoutDate: date,
        adults: whole,
        children: whole,
        rateID: maybe(text),
        adjustPrice: orElse(flag, true),
      }),
    ),
  ),
});
type Changes = z.output<typeof parameters>;

export const changeMethods: readonly Method[] = [
  defineMethod({ name: 'putReservation', verb: 'PUT', scope: 'write:reservation', parameters, answer: change }),
];

function change({ account, hotel }: Asked, { reservationID, ...changes }: Changes): object {
  const before = findReservation(hotel, reservationID);
  changeDates(hotel, before, changes);
  if (changes.status !== undefined) changeStatus(hotel, findReservation(hotel, reservationID), changes.status);
  changeDetails(hotel, findReservation(hotel, reservationID), changes);

  const after = findReservation(hotel, reservationID);
  account.announce(...happeningsBetween(before, after, { type: 'api_client', id: account.settings.clientId }));
  return { data: reservationAnswer(hotel, account.settings.propertyId, after) };
}

function changeDates(
  hotel: Hotel,
  reservation: Reservation,
  { checkoutDate, rooms }: Omit<Changes, 'reservationID'>,
): void {
  for (const wanted of rooms ?? []) {
    const room = findSubReservation(reservation, wanted.subReservationID);
    const isSameType = soldAs(hotel, room).id === wanted.roomTypeID;
    const rate = findRate(hotel.house, wanted.roomTypeID, wanted.rateID ?? (isSameType ? room.rateId : undefined));
    if (!rate) throw refused('Invalid roomTypeID or rateID');
    changeRoom(hotel, reservation, room, {
      rate,
      party: { adults: wanted.adults, children: wanted.children },
      stay: stayBetween(wanted.checkinDate, wanted.checkoutDate),
      reprice: wanted.adjustPrice,
    });
  }
  if (checkoutDate === undefined) return;
  for (const room of findReservation(hotel, reservation.id).rooms) {
    const rate = hotel.house.rates.find(({ id }) => id === room.rateId);
    if (!rate) throw refused('Invalid rateID');
    const stay = stayBetween(room.from, checkoutDate);
    changeRoom(hotel, reservation, room, { rate, party: room, stay, reprice: false });
  }
}

function changeDetails(hotel: Hotel, reservation: Reservation, changes: Omit<Changes, 'reservationID'>): void {
  const { estimatedArrivalTime, customFields = [] } = changes;
  if (estimatedArrivalTime === undefined && customFields.length === 0) return;
  for (const { customFieldValue } of customFields) refuseCardNumbers(customFieldValue);
  const fields = new Map(reservation.customFields.map(({ name, value }) => [name, value]));
  for (const { customFieldName, customFieldValue } of customFields) fields.set(customFieldName, customFieldValue);
  hotel.register.save({
    ...reservation,
    ...(estimatedArrivalTime === undefined ? {} : { estimatedArrivalTime }),
    customFields: [...fields].map(([name, value]) => ({ name, value })),
  });
}

function happeningsBetween(before: Reservation, after: Reservation, actor: Actor): Happening[] {
  const [was, is] = [stayOf(before), stayOf(after)];
  return [
    ...(was.from === is.from && was.to === is.to ? [] : [datesChanged(after)]),
    ...(before.status === after.status ? [] : [statusChanged(after, actor)]),
  ];
}
