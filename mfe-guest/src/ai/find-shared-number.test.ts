import { expect, test } from '@jest/globals';
import { findSharedNumber } from './find-shared-number.ts';

test.each([
  [['+15125550100', '+15125550100'], '+15125550100'],
  [['+15125550100', '+15125550101'], undefined],
  [['+15125550100'], undefined],
  [['', ''], undefined],
  [[], undefined],
])('assistants on %j share %p', (numbers, shared) => {
  expect(findSharedNumber(numbers.map((phoneNumber) => ({ phoneNumber })))).toBe(shared);
});
