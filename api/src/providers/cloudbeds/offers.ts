import { addDays } from '@booking/hotel/hotel-time';
import { nightsBetween } from '@booking/hotel/nights';
import { z } from 'zod';
import type { RoomOffer, Stay } from '../property-system.ts';
import { byKey, date, id, money, rows, whole, words, prose } from './answer-shapes.ts';
import { plainText } from './hotel-details.ts';

const Photo = z.preprocess(
  (photo) => (typeof photo === 'string' ? { image: photo } : photo),
  z.object({ image: words, thumb: words }).transform(({ image, thumb }) => ({ image, thumb: thumb || image })),
);

const Row = z.object({
  roomTypeID: id,
  roomTypeName: words,
  roomTypeDescription: prose,
  roomTypePhotos: rows(Photo),
  roomTypeFeatures: rows(words),
  maxGuests: whole,
  adultsIncluded: whole,
  childrenIncluded: whole,
  roomsAvailable: whole,
  roomRateID: words,
  ratePlanNamePublic: words,
  ratePlanNamePrivate: words,
  derivedType: words,
  roomRateDetailed: rows(z.object({ date, rate: money })),
  adultsExtraCharge: byKey(money),
  childrenExtraCharge: byKey(money),
});
type Row = z.output<typeof Row>;

/** getAvailableRoomTypes with detailed rates: a row for each room type at each rate plan, in a list for each property. */
export const Availability = z.object({ data: rows(z.object({ propertyRooms: rows(Row) })) });

/** What can be booked: a room is left, the guests fit, and every night has its rate. */
export function offersOf({ data }: z.output<typeof Availability>, stay: Stay): RoomOffer[] {
  const dates = datesOf(stay);
  const bookable = data
    .flatMap(({ propertyRooms }) => propertyRooms)
    .filter(({ roomsAvailable, roomRateID }) => roomsAvailable > 0 && roomRateID !== '')
    .filter(({ maxGuests }) => stay.adults + stay.children <= maxGuests)
    .filter(({ roomRateDetailed }) => dates.every((night) => roomRateDetailed.some((each) => each.date === night)));
  return bookable.map((row) => {
    const base = bookable.find((each) => each.roomTypeID === row.roomTypeID && isBase(each)) ?? row;
    return {
      roomTypeId: row.roomTypeID,
      roomTypeName: row.roomTypeName,
      description: plainText(row.roomTypeDescription),
      photos: row.roomTypePhotos,
      features: row.roomTypeFeatures,
      maxGuests: row.maxGuests,
      roomsAvailable: row.roomsAvailable,
      rateId: row.roomRateID,
      rateType: isBase(row) ? 'standard' : row.ratePlanNamePublic,
      ratePlanName: { public: row.ratePlanNamePublic, private: row.ratePlanNamePrivate },
      adultsIncluded: row.adultsIncluded,
      childrenIncluded: row.childrenIncluded,
      adultsExtraCents: row.adultsExtraCharge,
      childrenExtraCents: row.childrenExtraCharge,
      nights: nightsOf(row, dates),
      extraGuestsCents: extraGuests(row, stay),
      standardCents: nightsOf(base, dates).reduce((sum, { cents }) => sum + cents, extraGuests(base, stay)),
    };
  });
}

const datesOf = ({ startDate, endDate }: Stay): string[] =>
  Array.from({ length: nightsBetween(startDate, endDate) }, (_, night) => addDays(startDate, night));

const isBase = ({ derivedType, ratePlanNamePublic }: Row): boolean =>
  derivedType === '' && ['', 'default'].includes(ratePlanNamePublic.toLowerCase());

const nightsOf = ({ roomRateDetailed }: Row, dates: readonly string[]): RoomOffer['nights'] =>
  dates.map((night) => ({ date: night, cents: roomRateDetailed.find((each) => each.date === night)!.rate }));

/** The charge under a number of guests is for all of those who are not included, and for the whole stay. */
const extraGuests = (row: Row, { adults, children }: Stay): number =>
  (adults > row.adultsIncluded ? (row.adultsExtraCharge[adults] ?? 0) : 0) +
  (children > row.childrenIncluded ? (row.childrenExtraCharge[children] ?? 0) : 0);
