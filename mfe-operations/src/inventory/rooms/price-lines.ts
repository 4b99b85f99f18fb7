import type { AvailableRoomType } from '@booking/contracts/inventory';
import { formatDollars } from '@booking/hotel/money';
import type { Fact } from '@booking/ui/kit';
import { formatDay } from '../../calendar-date.ts';
import { counted } from '../counted.ts';
import { words } from '../inventory.words.ts';

const dollars = (cents: number): string => formatDollars(cents / 100);

type Named = Pick<AvailableRoomType, 'ratePlanNamePublic' | 'ratePlanNamePrivate' | 'roomRateID'>;

const isBase = ({ ratePlanNamePublic }: Named): boolean => ['', 'default'].includes(ratePlanNamePublic.toLowerCase());

/** What a rate is called: by its public name, the base rate in our own words. */
export const rateName = (rate: Named): string => (isBase(rate) ? words.rates.standard : rate.ratePlanNamePublic);

/** What the hotel and Cloudbeds know a rate by. */
export const rateIds = (rate: Named): Fact[] => [
  ...(isBase(rate) || rate.ratePlanNamePrivate === ''
    ? []
    : [[words.rates.inHouse, rate.ratePlanNamePrivate] satisfies Fact]),
  [words.rates.id, rate.roomRateID],
];

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

/** "Valet parking $64.00": each optional fee of a stay once, from the least it costs to the most. */
export function optionalFees(rooms: readonly Pick<AvailableRoomType, 'price'>[]): string {
  const lines = rooms.flatMap(({ price }) => price.lines).filter(({ isMandatory }) => !isMandatory);
  return [...Map.groupBy(lines, ({ name }) => name)]
    .map(([name, same]) => {
      const cents = same.map((line) => line.cents);
      const amounts = [...new Set([Math.min(...cents), Math.max(...cents)])];
      return `${name} ${amounts.map(dollars).join(' – ')}`;
    })
    .join(', ');
}
