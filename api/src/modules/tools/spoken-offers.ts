import { formatDollars } from '@booking/hotel/money';
import type { Stay } from '../../providers/property-system.ts';
import type { PricedOffer } from '../bookings/priced-offer.ts';

/** More than this nobody keeps in mind. */
const mostSpoken = 3;

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const spokenDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));
const dollars = (cents: number): string => formatDollars(cents / 100).replace(/\.00$/, '');
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const cheapestOfEachType = (offers: readonly PricedOffer[]): PricedOffer[] => {
  const byType = new Map<string, PricedOffer>();
  for (const offer of offers.filter(({ rateType }) => rateType === 'standard')) {
    if (!byType.has(offer.roomTypeId)) byType.set(offer.roomTypeId, offer);
  }
  return [...byType.values()];
};

/** "Friday, December 5 to Sunday, December 7 for 2 adults" */
export function spokenStay({ startDate, endDate, adults, children }: Stay): string {
  const party = [count(adults, 'adult', 'adults'), ...(children > 0 ? [count(children, 'child', 'children')] : [])];
  return `${spokenDay(startDate)} to ${spokenDay(endDate)} for ${party.join(' and ')}`;
}

/** What is free, in words to be spoken: the cheapest room types at the standard rate, with everything they cost. */
export function spokenOffers(stay: Stay, offers: readonly PricedOffer[]): string {
  const types = cheapestOfEachType(offers);
  if (types.length === 0) return `Nothing is free from ${spokenStay(stay)}.`;
  const said = types.slice(0, mostSpoken).map(({ roomTypeName, nights, price }) => {
    const each = dollars(Math.round(price.subtotalCents / nights.length));
    return `${roomTypeName} at ${each} a night, ${dollars(price.totalCents)} in total with taxes and fees`;
  });
  const more = types.length > mostSpoken ? ` and ${types.length - mostSpoken} more` : '';
  return `From ${spokenStay(stay)} we have ${said.join('; ')}${more}.`;
}
