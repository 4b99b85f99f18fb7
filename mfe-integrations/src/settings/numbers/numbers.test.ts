import { expect, test } from '@jest/globals';
import { problemOfNumber } from './numbers.ts';

const number = '+15125550101';

test('a number with its country code can be added', () => {
  expect(problemOfNumber([], number)).toBeUndefined();
});

test('nothing, and what is no number, cannot', () => {
  expect(problemOfNumber([], '')).toMatch(/looks like/);
  expect(problemOfNumber([], '555 0101')).toMatch(/looks like/);
});

test('a number is listed once', () => {
  expect(problemOfNumber([number], number)).toMatch(/already/);
});

test('the list has an end', () => {
  const fifty = Array.from({ length: 50 }, (_, n) => `+15125550${100 + n}`);
  expect(problemOfNumber(fifty.slice(1), '+15125550199')).toBeUndefined();
  expect(problemOfNumber(fifty, '+15125550199')).toBeDefined();
});
