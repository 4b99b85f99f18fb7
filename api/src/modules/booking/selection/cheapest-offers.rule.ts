import type { PricedOffer } from './priced-offer.mapper.ts';

/** Of each room type the cheapest offer at the standard rate. @param offers cheapest first */
export function cheapestOfEachType(offers: readonly PricedOffer[]): PricedOffer[] {
  const byType = new Map<string, PricedOffer>();
  for (const offer of offers.filter(({ rateType }) => rateType === 'standard')) {
    if (!byType.has(offer.roomTypeId)) byType.set(offer.roomTypeId, offer);
  }
  return [...byType.values()];
}
