import { expect, test } from '@jest/globals';
import { isFictional, phoneNumberOf } from './phone-number.ts';

test.each([
  ['+1 512 555 0101', '+15125550101'],
  ['(512) 555-0101', '+15125550101'],
  ['1-512-555-0101', '+15125550101'],
  ['+44 20 7946 0958', '+442079460958'],
  ['1 (512) 555 0101', '+15125550101'],
  [' 512.555.0101. ', '+15125550101'],
  ['5125550101', '+15125550101'],
])('%s is %s', (typed, number) => expect(phoneNumberOf(typed)).toBe(number));

test.each([
  '',
  '   ',
  '555 0101',
  'call me',
  '+',
  '+0123456789',
  '512 555 01011',
  '+1234567890123456',
  '+999 12345678',
  `${' '.repeat(100)}5125550101`,
])('"%s" is no phone number', (typed) => expect(phoneNumberOf(typed)).toBeUndefined());

test('only 555-0100 to 555-0199 belong to nobody', () => {
  expect(isFictional('+15125550199')).toBe(true);
  expect(isFictional('+15125550200')).toBe(false);
  expect(isFictional('+15125540101')).toBe(false);
  expect(isFictional('+445125550101')).toBe(false);
});
