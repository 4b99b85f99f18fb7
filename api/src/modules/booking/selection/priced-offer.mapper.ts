import type { OfferedRoom } from '@booking/contracts/guest-pages';
import type { Levy, StayPrice } from '@booking/hotel/pricing';
import { discountPercent, priceStay } from '@booking/hotel/pricing';
import type { RoomOffer, Stay } from '../../../providers/property-system.port.ts';

/** An offer with everything it costs. */
export type PricedOffer = RoomOffer & { price: StayPrice };

export function toPricedOffer(offer: RoomOffer, stay: Stay, levies: readonly Levy[]): PricedOffer {
  const { adults, children } = stay;
  const nightsCents = offer.nights.map(({ cents }) => cents);
  const { extraGuestsCents, roomTypeId } = offer;
  return { ...offer, price: priceStay({ nightsCents, extraGuestsCents, adults, children, roomTypeId, levies }) };
}

/** What tells an offer from the others of its session. */
export const offerKey = ({ roomTypeId, rateId }: Pick<RoomOffer, 'roomTypeId' | 'rateId'>): string =>
  `${roomTypeId} ${rateId}`;

/**
 * The offer that a guest chose: of the rate that was asked for. None, or the id of the room type, to which the guest page falls back,
 * means the standard rate.
 */
export function pickOffer(
  offers: readonly PricedOffer[],
  roomTypeId: string,
  ratePlanId: string | undefined,
): PricedOffer | undefined {
  const ofType = offers.filter((offer) => offer.roomTypeId === roomTypeId);
  return !ratePlanId || ratePlanId === roomTypeId
    ? (ofType.find(({ rateType }) => rateType === 'standard') ?? ofType[0])
    : ofType.find(({ rateId }) => rateId === ratePlanId);
}

/** The photo that stands for a room. */
export const mainPhotoOf = ({ photos }: RoomOffer): string | undefined => photos[0]?.image;

/** An offer as the guest's page shows it, in dollars. @param picture what the server keeps of its first photo */
export function toOfferedRoom({ price, ...offer }: PricedOffer, picture?: string): OfferedRoom {
  return {
    roomTypeID: offer.roomTypeId,
    roomTypeName: offer.roomTypeName,
    roomTypeDescription: offer.description,
    roomTypePhotos: offer.photos,
    ...(picture && { picture }),
    roomTypeFeatures: offer.features,
    maxGuests: offer.maxGuests,
    roomsAvailable: offer.roomsAvailable,
    ratePlanID: offer.rateId,
    roomRateID: offer.rateId,
    rateType: offer.rateType,
    discountPercent: discountPercent(price.subtotalCents, offer.standardCents),
    standardTotal: offer.standardCents / 100,
    nightlyRate: Math.round(price.subtotalCents / offer.nights.length) / 100,
    totalRate: price.subtotalCents / 100,
    taxes: price.taxesAndFeesCents / 100,
    totalWithTaxes: price.totalCents / 100,
    optionalFees: price.lines
      .filter(({ isMandatory, isIncluded }) => !isMandatory && !isIncluded)
      .map(({ name, cents }) => ({ name, amount: cents / 100 })),
  };
}
