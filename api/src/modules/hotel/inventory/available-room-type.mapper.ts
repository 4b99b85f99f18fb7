import type { AvailableRoomType } from '@booking/contracts/inventory';
import type { PricedOffer } from '../../booking/selection/priced-offer.mapper.ts';

/** Dollars a night of what guests pay for a whole stay, by their number. */
const perNight = (charges: Record<string, number>, nights: number): Record<string, number> =>
  Object.fromEntries(Object.entries(charges).map(([guests, cents]) => [guests, Math.round(cents / nights) / 100]));

/** A priced offer as the console shows it (S1 section 3). */
export function availableRoomType({ price, ...offer }: PricedOffer): AvailableRoomType {
  const nights = offer.nights.length;
  const { subtotalCents, totalCents, optionalCents } = price;
  const roomCents = subtotalCents - offer.extraGuestsCents;
  return {
    roomTypeID: offer.roomTypeId,
    roomTypeName: offer.roomTypeName,
    roomTypeDescription: offer.description,
    roomsAvailable: offer.roomsAvailable,
    maxGuests: offer.maxGuests,
    roomTypePhotos: offer.photos,
    roomTypeFeatures: offer.features,
    ratePlanNamePublic: offer.ratePlanName.public,
    ratePlanNamePrivate: offer.ratePlanName.private,
    roomRateID: offer.rateId,
    nightlyRate: Math.round(roomCents / nights) / 100,
    roomRate: roomCents / 100,
    totalRate: subtotalCents / 100,
    adultsIncluded: offer.adultsIncluded,
    childrenIncluded: offer.childrenIncluded,
    adultsExtraCharge: perNight(offer.adultsExtraCents, nights),
    childrenExtraCharge: perNight(offer.childrenExtraCents, nights),
    nights: offer.nights.map(({ date, cents }) => ({ date, rate: cents / 100 })),
    price: {
      subtotalCents,
      extraGuestsCents: offer.extraGuestsCents,
      lines: price.lines.map(({ levyId: _, ...line }) => line),
      totalCents,
      optionalCents,
    },
  };
}
