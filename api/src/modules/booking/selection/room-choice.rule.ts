import type { PricedOffer } from './priced-offer.mapper.ts';

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
