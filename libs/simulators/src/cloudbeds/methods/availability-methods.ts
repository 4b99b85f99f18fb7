import { z } from 'zod';
import type { Rate, Room } from '../../hotel/property-inventory.ts';
import { extraPerNight, priceNights, sumOf, type Night, type Party } from '../../hotel/prices/rates.ts';
import { nightsOf, type Stay } from '../../hotel/stays/stay.ts';
import { currency, photosOf } from '../answers/property.ts';
import { roomTypeFacts } from '../answers/room.ts';
import { defineMethod, type Asked, type Method } from '../method.ts';
import { amount, decimalText } from '../money.ts';
import { date, decimal, flag, maybe, orElse, whole } from '../parameters.ts';
import { derivationOf } from '../answers/rate.ts';
import { stayBetween } from './stay-parameters.ts';

export const availabilityMethods: readonly Method[] = [
  defineMethod({
    name: 'getAvailableRoomTypes',
    verb: 'GET',
    scope: 'read:room',
    parameters: z.object({
      startDate: date,
      endDate: date,
      rooms: whole,
      adults: whole,
      children: whole,
      detailedRates: orElse(flag, false),
      sort: maybe(z.enum(['room_name', 'hotel_name', 'room_price', 'hotel_stars'])),
      order: orElse(z.enum(['asc', 'desc']), 'asc'),
      minRate: maybe(decimal),
      maxRate: maybe(decimal),
    }),
    answer: (asked, { startDate, endDate, rooms, adults, children, ...wishes }) => {
      const stay = stayBetween(startDate, endDate);
      const free = asked.hotel.freeRooms(stay);
      const rows = asked.hotel.house.rates
        .filter(({ roomType, plan }) => fits(roomType.maxGuests, { adults, children }) && lasts(stay, plan.minNights))
        .map((rate) => describe(asked, rate, stay, free, wishes.detailedRates))
        .filter(({ roomsAvailable }) => roomsAvailable >= Math.max(1, rooms))
        .filter(({ roomRate }) => roomRate >= (wishes.minRate ?? 0) && roomRate <= (wishes.maxRate ?? Infinity));
      const { propertyId } = asked.account.settings;
      // the property is one object in live answers, though the specification has a list
      const found = { propertyID: propertyId, propertyCurrency: currency, propertyRooms: inOrder(rows, wishes) };
      return { data: rows.length > 0 ? [found] : [], roomCount: rows.length, count: 1, total: 1 };
    },
  }),
];

const fits = (maxGuests: number, { adults, children }: Party) => adults + children <= maxGuests;
const lasts = (stay: Stay, minNights: number) => nightsOf(stay).length >= minNights;

function describe({ hotel, origin }: Asked, rate: Rate, stay: Stay, free: readonly Room[], detailed: boolean) {
  const { roomType, plan } = rate;
  const nights = priceNights(rate, stay, hotel.today());
  const freeOfType = free.filter((room) => room.roomType === roomType);
  return {
    ...roomTypeFacts(roomType),
    roomTypePhotos: photosOf(origin, roomType.shortName),
    roomTypeFeatures: roomType.features,
    roomRate: amount(sumOf(nights)),
    roomRateID: rate.id,
    ratePlanNamePublic: plan.publicName,
    ratePlanNamePrivate: plan.privateName,
    roomsAvailable: freeOfType.length,
    ...extraCharges(rate, nights),
    ...(detailed ? { roomRateDetailed: nights.map(({ date, cents }) => ({ date, rate: amount(cents) })) } : {}),
    ...derivationOf(plan),
    individualRooms: freeOfType.map(({ id, name }) => ({ roomID: id, roomName: name, dormRoomName: null })),
  };
}

// A map from the number of guests to what they add to the stay; numbers for some room types, text for others, and an
// empty list where an empty map is meant: all of it has been seen.
function extraCharges({ roomType }: Rate, nights: readonly Night[]) {
  const { maxGuests, adultsIncluded, childrenIncluded } = roomType;
  const write = Number(roomType.id) % 2 === 0 ? amount : decimalText;
  const charges = (included: number, most: number, partyOf: (count: number) => Party) => {
    const counts = Array.from({ length: Math.max(0, most - included) }, (_, index) => included + 1 + index);
    const chargeOf = (count: number) => write(extraPerNight(roomType, partyOf(count)) * nights.length);
    return counts.length === 0 ? [] : Object.fromEntries(counts.map((count) => [String(count), chargeOf(count)]));
  };
  return {
    adultsExtraCharge: charges(adultsIncluded, maxGuests, (adults) => ({ adults, children: 0 })),
    childrenExtraCharge: charges(childrenIncluded, maxGuests - 1, (children) => ({ adults: 1, children })),
  };
}

function inOrder<T extends { roomRate: number; roomTypeName: string }>(
  rows: readonly T[],
  { sort, order }: { sort?: string | undefined; order: 'asc' | 'desc' },
): readonly T[] {
  if (sort !== 'room_price' && sort !== 'room_name') return rows;
  const compare = (a: T, b: T) =>
    sort === 'room_price' ? a.roomRate - b.roomRate : a.roomTypeName.localeCompare(b.roomTypeName);
  return [...rows].sort((a, b) => (order === 'asc' ? compare(a, b) : compare(b, a)));
}
