import { expect, test } from '@jest/globals';
import { nextPath } from './next.ts';

test.each([
  ['', '/'],
  ['?next=%2Fcall-logs%3Fq%3Droom', '/call-logs?q=room'],
  ['?next=https%3A%2F%2Fevil.example', '/'],
  ['?next=%2F%2Fevil.example', '/'],
  ['?next=%2F%5Cevil.example', '/'],
  ['?next=//[', '/'],
  ['?next=javascript:alert(1)', '/'],
])('%s leads to %s', (search, path) => {
  expect(nextPath(search)).toBe(path);
});
