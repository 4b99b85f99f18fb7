import { expect, test } from '@jest/globals';
import { quickestTime, slowness } from '../../../../test/slowness.ts';
import { holdsSecret } from './secrets-said.rule.ts';

const key = 'abcdEFGH12345678ijklMNOP';

test.each([
  `Call our API with Authorization: Bearer ${key}.`,
  `The key is sk_live_${key}`,
  `x-vapi-secret: ${key}`,
  `api key = ${key}`,
  `Access token:${key}`,
  `eyJhbGciOiJIUzI1NiJ9.${key}.${key}`,
])('finds the secret in “%s”', (text) => expect(holdsSecret(text)).toBe(true));

test.each([
  'The password of the Wi-Fi is: LakesideGuests2026',
  'Ask for the secret word.',
  'A token of thanks: breakfast is free for children under twelve.',
  'The bearer of the voucher pays nothing.',
])('finds none in “%s”', (text) => expect(holdsSecret(text)).toBe(false));

test('takes no time over a long text', () => {
  const pieces = ['access token: ', 'Bearer ', 'eyJ', 'sk_', 'x-vapi-secret', ' '];
  const time = quickestTime(() => pieces.map((piece) => holdsSecret(piece.repeat(20_000))));
  expect(time).toBeLessThan(500 * slowness());
});
