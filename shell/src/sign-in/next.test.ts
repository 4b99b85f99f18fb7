import { expect, test } from '@jest/globals';
import { signInProblems } from '@booking/contracts/auth';
import { nextPath, problemOf } from './next.ts';

test.each([
  ['', '/'],
  ['?next=%2Fcall-logs%3Fq%3Droom', '/call-logs?q=room'],
  ['?next=https%3A%2F%2Fevil.example', '/'],
  ['?next=%2F%2Fevil.example', '/'],
  ['?next=%2F%5Cevil.example', '/'],
  ['?next=//[', '/'],
  ['?next=/.//evil.example/login', '/'],
  ['?next=/x/..//evil.example/login', '/'],
  ['?next=javascript:alert(1)', '/'],
])('%s leads to %s', (search, path) => {
  expect(nextPath(search)).toBe(path);
});

test.each([
  ['?problem=denied', signInProblems.denied],
  ['?problem=constructor', undefined],
  ['?problem=Your%20password%20is%20needed%20at%20evil.example', undefined],
  ['', undefined],
])('%s says %s', (search, words) => {
  expect(problemOf(search)).toBe(words);
});
