import { describe, expect, test } from '@jest/globals';
import { toPricedOffer } from '../../booking/selection/priced-offer.mapper.ts';
import { spokenOffers } from '../../assistants/spoken-answers/spoken-offers.mapper.ts';
import { readSaidPrices } from './said-prices.rule.ts';

const stay = { startDate: '2026-12-05', endDate: '2026-12-07', adults: 2, children: 0 };
const offerOf = (name: string, cents: number) => ({
  ...{ roomTypeId: name, roomTypeName: name, description: '', photos: [], features: [], maxGuests: 2 },
  ...{ roomsAvailable: 1, rateId: name, rateType: 'standard', ratePlanName: { public: '', private: '' } },
  ...{ adultsIncluded: 2, childrenIncluded: 0, adultsExtraCents: {}, childrenExtraCents: {}, extraGuestsCents: 0 },
  nights: [
    { date: '2026-12-05', cents },
    { date: '2026-12-06', cents },
  ],
  standardCents: 2 * cents,
});
const say = (...rooms: [string, number][]): string =>
  spokenOffers(
    stay,
    rooms.map(([name, cents]) => toPricedOffer(offerOf(name, cents), stay, [])),
    '2026-11-10',
  );

describe('the prices in a reply', () => {
  test('are those that the product wrote into it, for the whole stay', () => {
    expect(readSaidPrices(say(['Garden King', 12_950], ['Suite at the Lake', 110_000]))).toEqual([
      { name: 'Garden King', cents: 25_900 },
      { name: 'Suite at the Lake', cents: 220_000 },
    ]);
  });

  test('are no more than the three that are spoken', () => {
    expect(readSaidPrices(say(['A', 100], ['B', 200], ['C', 300], ['D', 400]))).toEqual([
      { name: 'A', cents: 200 },
      { name: 'B', cents: 400 },
      { name: 'C', cents: 600 },
    ]);
  });

  test('are read after the reason for which a chosen room is gone', () => {
    expect(readSaidPrices(`This room was just taken. ${say(['Garden King', 12_950])}`)).toEqual([
      { name: 'Garden King', cents: 25_900 },
    ]);
  });

  test('are none when nothing is free', () => {
    expect(readSaidPrices(say())).toEqual([]);
  });

  test.each(['The day of arrival is in the past. Ask for another date.', 'What we have is a pool.', ''])(
    'are not known of %j',
    (reply) => {
      expect(readSaidPrices(reply)).toBeUndefined();
    },
  );
});
