import { expect, test } from '@jest/globals';
import { phoneInWords as everywhere } from '@booking/hotel/phone-in-words';
import { phoneInWords } from './phone-in-words.ts';

test.each([
  ['+15125550100', '(512) 555-0100'],
  ['+1 512-555-0100', '(512) 555-0100'],
  ['512-555-0100', '(512) 555-0100'],
  ['(512) 555-0100', '(512) 555-0100'],
])('%s reads %s, as it does in the console', (phone, words) => {
  expect(phoneInWords(phone)).toBe(words);
  expect(everywhere(phone)).toBe(words);
});

test.each(['+442079460100', '+4930123456', 'Front desk'])('%s stays as it is', (phone) =>
  expect(phoneInWords(phone)).toBe(phone),
);
