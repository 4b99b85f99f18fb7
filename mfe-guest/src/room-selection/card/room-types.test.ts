import { expect, test } from '@jest/globals';
import { accessible, queen } from '../rooms.fixture.ts';
import { firstRate, offerKey, roomTypesOf } from './room-types.ts';

const saver = { ...queen, ratePlanID: '2', rateType: 'Saver' };
const standard = { ...queen, ratePlanID: '3', rateType: 'standard' };

test('offers of one room type are one room type with its rates, where its first offer is', () => {
  const types = roomTypesOf([saver, accessible, standard, queen]);
  expect(types.map(({ key, rates }) => [key, rates.map(({ ratePlanID }) => ratePlanID)])).toEqual([
    [queen.roomTypeID, ['2', '3', queen.ratePlanID]],
    [accessible.roomTypeID, [accessible.ratePlanID]],
  ]);
});

test('each offer has a key of its own', () => {
  const keys = [saver, accessible, standard, queen].map(offerKey);
  expect(new Set(keys).size).toBe(4);
});

test('the standard rate is marked first, and without one the first rate', () => {
  expect(firstRate([saver, standard])).toBe(standard);
  expect(firstRate([saver, queen])).toBe(saver);
});
