import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ownPath } from './own-path.ts';

test.each([
  ['/payments?status=failed', '/payments?status=failed'],
  ['/call-logs?q=//elsewhere.example', '/call-logs?q=//elsewhere.example'],
  [undefined, '/'],
  ['', '/'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/.//elsewhere.example', '/'],
  ['/.//elsewhere.example/login', '/'],
  ['/x/..//elsewhere.example', '/'],
  ['/%2e//elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/api/auth/oidc/start', '/'],
  ['/\t/elsewhere.example', '/'],
  ['/\n/elsewhere.example', '/'],
  ['//[', '/'],
])('%j leads to %s', (next, path) => {
  expect(ownPath(next)).toBe(path);
});

const origin = 'https://console.hotel.example';
/** Pieces of which addresses of other sites are made. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2f',
  '\t',
  '\n',
  '\u0000',
  '@',
  ':',
  '?',
  '#',
  'evil.example',
  'https:',
  'x',
);

test('whatever is asked for, a browser stays on our own origin', () => {
  const asked = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
  );
  fc.assert(
    fc.property(asked, (next) => new URL(ownPath(next), origin).origin === origin),
    { numRuns: 500 },
  );
});
