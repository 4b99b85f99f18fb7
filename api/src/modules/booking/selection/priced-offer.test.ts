import { expect, test } from '@jest/globals';
import { pickOffer, type PricedOffer } from './priced-offer.mapper.ts';

const offer = (roomTypeId: string, rateId: string, rateType: PricedOffer['rateType']): PricedOffer =>
  ({ roomTypeId, rateId, rateType }) as PricedOffer;

const deal = offer('king', 'deal', 'derived');
const standard = offer('king', 'standard', 'standard');
const offers = [offer('queen', 'standard', 'standard'), deal, standard];

test.each([
  ['the rate that was asked for', 'deal', deal],
  ['the standard rate when none was asked for', undefined, standard],
  ['the standard rate when the id of the room type stands for the rate', 'king', standard],
  ['nothing when the rate is not on offer', 'gone', undefined],
])('picks %s', (_, ratePlanId, picked) => {
  expect(pickOffer(offers, 'king', ratePlanId)).toBe(picked);
});

test('picks the first rate when a room type has no standard rate', () => {
  expect(pickOffer([deal], 'king', undefined)).toBe(deal);
});
