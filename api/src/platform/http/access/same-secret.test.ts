import { expect, test } from '@jest/globals';
import { bearerToken, isSameSecret } from './same-secret.rule.ts';

test.each([
  ['the same secret', 'the same secret', true],
  ['the same secret', 'the same secreT', false],
  ['the same secre', 'the same secret', false],
  ['', 'the same secret', false],
  [undefined, 'the same secret', false],
])('%j against %j is %j', (given, wanted, isSame) => {
  expect(isSameSecret(given, wanted)).toBe(isSame);
});

test.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['Bearer ', undefined],
  ['Basic abc', undefined],
  ['abc', undefined],
  [undefined, undefined],
])('the token of %j is %j', (header, token) => {
  expect(bearerToken(header)).toBe(token);
});
