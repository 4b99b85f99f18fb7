import { expect, test } from '@jest/globals';
import { checkoutIn, returnKeyIn, tokenIn } from './address.ts';

test.each([
  ['/room-select/abc', 'abc'],
  ['/room-select/abc/', 'abc'],
  ['//room-select//abc//', 'abc'],
  ['/room-select', ''],
  ['/', ''],
  ['/call-logs/01a2', ''],
  ['/precheckin/a%2Fb', 'a%2Fb'],
  ['/precheckin/%E0%A4%A', '%E0%A4%A'],
])('the token of %s is "%s"', (pathname, token) => expect(tokenIn({ pathname })).toBe(token));

test.each([
  ['?checkout=cs_1', 'cs_1'],
  ['?session_id=cs_2&utm_source=mail', 'cs_2'],
  ['?checkout=&session_id=cs_3', 'cs_3'],
  ['?%E0%A4%A=x&other', ''],
  ['', ''],
])('the checkout of "%s" is "%s"', (search, checkout) => expect(checkoutIn({ search })).toBe(checkout));

test.each([
  ['?purpose=booking&return=key-1', 'key-1'],
  ['?purpose=booking', ''],
  ['?return=', ''],
])('the key of a payment in "%s" is "%s"', (search, key) => expect(returnKeyIn({ search })).toBe(key));
