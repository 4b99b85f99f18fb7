import { expect, test } from '@jest/globals';
import { isUsOrCanada } from './north-america.ts';

test.each(['+15125550101', '+14165550101', '+17875550101'])('%s is', (number) =>
  expect(isUsOrCanada(number)).toBe(true),
);

test.each(['+18765550101', '+442079460958', '+1512555010', '5125550101', '+52155512345678'])('%s is not', (number) =>
  expect(isUsOrCanada(number)).toBe(false),
);
