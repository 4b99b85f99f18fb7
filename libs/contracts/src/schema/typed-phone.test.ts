import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { plainNumber, visible } from './typed-phone.ts';

const read = (check: typeof plainNumber, typed: string): string => z.parse(z.string().check(check), typed);

test.each([
  ['+15125550100', '+15125550100'],
  ['+44 (0)7700 900-123', '+447700900123'],
  ['\u202a+1 (512) 555\u20110100\u202c', '+15125550100'],
  ['＋１ ５１２ ５５５ ０１００', '+15125550100'],
  ['tel:+1-512-555-0100', '+15125550100'],
  ['0044 7700 900123', '+447700900123'],
  [' call me ', 'call me'],
  ['+1 512 555 0100 x12', '+1 512 555 0100 x12'],
])('%s is stored as %s', (typed, stored) => expect(read(plainNumber, typed)).toBe(stored));

test('marks that nobody sees are left out', () => expect(read(visible, '\ufeff\u202a+1 512\u202c ')).toBe('+1 512'));
