import type { OfferedRoom, RoomPhoto } from '@booking/contracts/guest-pages';
import type { Levy, StayPrice } from '@booking/hotel/pricing';
import { discountPercent, priceStay } from '@booking/hotel/pricing';
import type { RoomOffer, Stay } from '../../../providers/property-system.port.ts';
import { toTerms, type OfferTerms } from '../terms/offer-terms.mapper.ts';

/** An offer with everything it costs, and what a guest agrees to by paying it. What was chosen before there were terms has none. */
export type PricedOffer = RoomOffer & {
  price: StayPrice;
  /** What the base rate costs with taxes and mandatory fees; not known of what was chosen before it was compared. */
  standardTotalCents?: number;
  terms?: OfferTerms;
};

export function toPricedOffer(offer: RoomOffer, stay: Stay, levies: readonly Levy[]): PricedOffer {
  const { adults, children } = stay;
  const nightsCents = offer.nights.map(({ cents }) => cents);
  const { extraGuestsCents, roomTypeId, standardCents } = offer;
  const priced = { adults, children, roomTypeId, levies };
  const price = priceStay({ ...priced, nightsCents, extraGuestsCents });
  // levies are taken on the sum of the nights and on their number, so how the sum is spread over them does not matter
  const standardNights = nightsCents.map((_, night) => (night === 0 ? standardCents : 0));
  const standard = priceStay({ ...priced, nightsCents: standardNights, extraGuestsCents: 0 });
  return { ...offer, price, standardTotalCents: standard.totalCents };
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

/** A guest looks at no more of one room. */
const mostPhotos = 8;

/** The photos of a room that guests see. */
export const shownPhotos = ({ photos }: RoomOffer): RoomOffer['photos'] => photos.slice(0, mostPhotos);

type OfferExtras = {
  /** What the server keeps of a photo, by the photo's address. */
  pictureOf?: (address: string) => string | undefined;
  inclusions?: string[] | undefined;
};

const asAmounts = (lines: StayPrice['lines']): OfferedRoom['optionalFees'] =>
  lines.map(({ name, cents }) => ({ name, amount: cents / 100 }));

/** An offer as the guest's page shows it, in dollars. */
export function toOfferedRoom(
  { price, ...offer }: PricedOffer,
  { pictureOf = () => undefined, inclusions = [] }: OfferExtras = {},
): OfferedRoom {
  const photos = shownPhotos(offer).map((photo): RoomPhoto => {
    const picture = pictureOf(photo.image);
    return picture ? { ...photo, picture } : photo;
  });
  const picture = photos[0]?.picture;
  const added = price.lines.filter(({ isIncluded }) => !isIncluded);
  return {
    roomTypeID: offer.roomTypeId,
    roomTypeName: offer.roomTypeName,
    roomTypeDescription: offer.description,
    roomTypePhotos: photos,
    ...(picture && { picture }),
    roomTypeFeatures: offer.features,
    maxGuests: offer.maxGuests,
    roomsAvailable: offer.roomsAvailable,
    ratePlanID: offer.rateId,
    roomRateID: offer.rateId,
    rateType: offer.rateType,
    discountPercent: discountPercent(price.subtotalCents, offer.standardCents),
    standardTotal: offer.standardCents / 100,
    standardTotalWithTaxes: (offer.standardTotalCents ?? 0) / 100,
    nightlyRate: Math.round(price.subtotalCents / offer.nights.length) / 100,
    totalRate: price.subtotalCents / 100,
    taxes: price.taxesAndFeesCents / 100,
    totalWithTaxes: price.totalCents / 100,
    taxesAndFees: asAmounts(added.filter(({ isMandatory }) => isMandatory)),
    optionalFees: asAmounts(added.filter(({ isMandatory }) => !isMandatory)),
    inclusions,
    terms: toTerms(offer.terms),
  };
}
