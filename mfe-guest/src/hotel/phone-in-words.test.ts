import { expect, test } from '@jest/globals';
import { phoneInWords } from './phone-in-words.ts';

test.each([
  ['+15125550100', '+1 512 555 0100'],
  ['+442079460100', '+442079460100'],
  ['512-555-0100', '512-555-0100'],
])('%s reads %s', (phone, words) => expect(phoneInWords(phone)).toBe(words));
