import type { AvailableRoomType } from '@booking/contracts/inventory';
import { formatDollars } from '@booking/hotel/money';
import type { Fact } from '@booking/ui/kit';
import { formatDay } from '../calendar-date.ts';
import { counted } from './counted.ts';

const dollars = (cents: number): string => formatDollars(cents / 100);

/** How a rate is called: by its public name, the base rate in our own words, with what it is called in the house. */
export function rateNames(rate: Pick<AvailableRoomType, 'ratePlanNamePublic' | 'ratePlanNamePrivate' | 'roomRateID'>) {
  const isBase = ['', 'default'].includes(rate.ratePlanNamePublic.toLowerCase());
  const name = isBase ? 'Standard rate' : rate.ratePlanNamePublic;
  const inHouse = isBase || rate.ratePlanNamePrivate === '' ? [] : [rate.ratePlanNamePrivate];
  return { name, note: [...inHouse, `rate ${rate.roomRateID}`].join(', ') };
}

/** Each night and its rate. */
export const nightsOf = ({ nights }: Pick<AvailableRoomType, 'nights'>): Fact[] =>
  nights.map(({ date, rate }) => [formatDay(date), formatDollars(rate)]);

/** From the rate of the room to the total; what is part of the rate already comes after it. */
export function priceLines({ nights, roomRate, totalRate, price }: AvailableRoomType): Fact[] {
  const { extraGuestsCents, lines, totalCents } = price;
  const added = lines.filter(({ isMandatory, isIncluded }) => isMandatory && !isIncluded);
  const included = lines.filter(({ isIncluded }) => isIncluded);
  const extra: Fact[] =
    extraGuestsCents > 0
      ? [
          ['Extra guests', dollars(extraGuestsCents)],
          ['Room with all guests', formatDollars(totalRate)],
        ]
      : [];
  return [
    [`Room, ${counted(nights.length, 'night')}`, formatDollars(roomRate)],
    ...extra,
    ...added.map(({ name, cents }): Fact => [name, dollars(cents)]),
    ['Total', dollars(totalCents)],
    ...included.map(({ name, cents }): Fact => [name, `${dollars(cents)}, included in the room`]),
  ];
}
