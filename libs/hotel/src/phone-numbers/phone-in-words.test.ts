import { expect, test } from '@jest/globals';
import { phoneAddress, phoneInWords } from './phone-in-words.ts';

test.each([
  ['+18305550199', '(830) 555-0199'],
  ['5125550180', '(512) 555-0180'],
  ['512-555-0100', '(512) 555-0100'],
  ['+1 512 555 0100', '(512) 555-0100'],
  ['+525512345678', '+52 55 1234 5678'],
  ['+442079460100', '+44 2079 460100'],
  ['+33123456789', '+33 1 23 45 67 89'],
  ['+4930123456', '+49 30123456'],
  ['+35312345678', '+353 12345678'],
  ['+79161234567', '+7 9161234567'],
  ['Unknown', 'Unknown'],
  ['', ''],
])('says %s as "%s"', (number, words) => {
  expect(phoneInWords(number)).toBe(words);
});

test.each([
  ['+18305550199', 'tel:+18305550199'],
  ['(512) 555-0180', 'tel:+15125550180'],
  ['+525512345678', 'tel:+525512345678'],
  ['911', 'tel:911'],
  ['Unknown', undefined],
  ['', undefined],
])('dials %s by %s', (number, address) => {
  expect(phoneAddress(number)).toBe(address);
});
