import { expect, test } from '@jest/globals';
import { consolePath } from './console-path.ts';

test.each([
  ['/payments?status=failed', '/payments?status=failed'],
  [undefined, '/'],
  ['', '/'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/.//elsewhere.example', '/'],
  ['/x/..//elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/api/auth/oidc/start', '/'],
  ['/\t/elsewhere.example', '/'],
])('%j leads to %s', (next, path) => {
  expect(consolePath(next)).toBe(path);
});
