import { spokenDay } from '@booking/spoken-language/spoken-day';
import { spokenCount, spokenDollars } from '@booking/spoken-language/spoken-words';
import type { Stay } from '../../../providers/property-system.port.ts';
import { cheapestOfEachType } from '../../booking/selection/cheapest-offers.rule.ts';
import type { PricedOffer } from '../../booking/selection/priced-offer.mapper.ts';

/** Callers do not remember more than this. */
const mostSpoken = 3;

/** "Friday, December 5 to Sunday, December 7 for 2 adults" */
export function spokenStay({ startDate, endDate, adults, children }: Stay, today: string): string {
  const party = [spokenCount(adults, 'adult'), ...(children > 0 ? [spokenCount(children, 'child', 'children')] : [])];
  return `${spokenDay(startDate, today)} to ${spokenDay(endDate, today)} for ${party.join(' and ')}`;
}

const nothingIsFree = 'Nothing is free from';

/** Whether an answer says that no room is free. */
export const saysNothingIsFree = (answer: string): boolean => answer.includes(nothingIsFree);

/** What is free, in words to be spoken: the cheapest room types at the standard rate, with everything they cost. */
export function spokenOffers(stay: Stay, offers: readonly PricedOffer[], today: string): string {
  const types = cheapestOfEachType(offers);
  if (types.length === 0) return `${nothingIsFree} ${spokenStay(stay, today)}.`;
  const said = types.slice(0, mostSpoken).map(({ roomTypeName, nights, price }) => {
    const each = spokenDollars(Math.round(price.subtotalCents / nights.length));
    return `${roomTypeName} at ${each} a night, ${spokenDollars(price.totalCents)} in total with taxes and fees`;
  });
  const more = types.length > mostSpoken ? ` and ${types.length - mostSpoken} more` : '';
  return `From ${spokenStay(stay, today)} we have ${said.join('; ')}${more}.`;
}
