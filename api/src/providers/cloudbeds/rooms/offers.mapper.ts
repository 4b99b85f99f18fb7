import { addDays } from '@booking/hotel/hotel-time';
import { nightsBetween } from '@booking/hotel/nights';
import { z } from 'zod';
import type { RoomOffer, Stay } from '../../property-system.port.ts';
import { leaveOut, listOf, readAs, rows } from '../../lenient-rows.schema.ts';
import { byKey, date, id, price, priceIfAny, prose, whole, words } from '../answer-fields.schema.ts';
import { plainText } from './hotel-details.mapper.ts';

const Photo = z.preprocess(
  (photo) => (typeof photo === 'string' ? { image: photo } : photo),
  z.object({ image: words, thumb: words }).transform(({ image, thumb }) => ({ image, thumb: thumb || image })),
);

/** A room is sold without a photo as well. */
const photos = readAs((list) =>
  listOf(list)
    .flatMap((photo) => Photo.safeParse(photo).data ?? [])
    .filter(({ image }) => image !== ''),
);

const Row = z.object({
  roomTypeID: id,
  roomTypeName: words,
  roomTypeDescription: prose,
  roomTypePhotos: photos,
  roomTypeFeatures: rows(words),
  // without it the offer cannot be compared with the party
  maxGuests: z.coerce.number().int().min(1, 'It is not said how many guests fit.'),
  adultsIncluded: whole,
  childrenIncluded: whole,
  roomsAvailable: whole,
  roomRateID: words,
  ratePlanNamePublic: words,
  ratePlanNamePrivate: words,
  derivedType: words,
  roomRateDetailed: rows(z.object({ date, rate: priceIfAny })),
  adultsExtraCharge: byKey(price),
  childrenExtraCharge: byKey(price),
});
type Row = z.output<typeof Row>;

/** getAvailableRoomTypes with detailed rates: a row for each room type at each rate plan, in a list for each property. */
export const Availability = z.object({ data: rows(z.object({ propertyRooms: rows(Row) })) });

/** The same as what can be booked for a stay. */
export const offersFor = (stay: Stay) => Availability.transform((answer) => offersOf(answer, stay));

/** What can be booked: a room is left, the guests fit, and every night has its rate. */
export function offersOf({ data }: z.output<typeof Availability>, stay: Stay): RoomOffer[] {
  const dates = datesOf(stay);
  const bookable = data
    .flatMap(({ propertyRooms }) => propertyRooms)
    .filter(({ roomsAvailable, roomRateID }) => roomsAvailable > 0 && roomRateID !== '')
    .filter(({ maxGuests }) => stay.adults + stay.children <= maxGuests)
    .filter((row) => {
      const isPriced = dates.every((night) => rateOf(row, night) !== null);
      if (!isPriced) leaveOut('roomRateDetailed: A night has no rate.');
      return isPriced;
    });
  return bookable.map((row) => {
    const base = bookable.find((each) => each.roomTypeID === row.roomTypeID && isBase(each)) ?? row;
    return {
      roomTypeId: row.roomTypeID,
      roomTypeName: row.roomTypeName || 'Room',
      description: plainText(row.roomTypeDescription),
      photos: row.roomTypePhotos,
      features: row.roomTypeFeatures.filter(Boolean),
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

const rateOf = ({ roomRateDetailed }: Row, night: string): number | null =>
  roomRateDetailed.find((each) => each.date === night)?.rate ?? null;

const nightsOf = (row: Row, dates: readonly string[]): RoomOffer['nights'] =>
  dates.map((night) => ({ date: night, cents: rateOf(row, night)! }));

/** The charge under a number of guests is for all of those who are not included, and for the whole stay. */
const extraGuests = (row: Row, { adults, children }: Stay): number =>
  (adults > row.adultsIncluded ? (row.adultsExtraCharge[adults] ?? 0) : 0) +
  (children > row.childrenIncluded ? (row.childrenExtraCharge[children] ?? 0) : 0);
