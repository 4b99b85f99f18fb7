import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { piecesOf } from './pieces-of.ts';

const origin = 'https://stay.hotel.example';
const linksIn = (text: string): (string | undefined)[] =>
  piecesOf(text, origin).flatMap(({ href }) => (href ? [href] : []));

test.each([
  [`Choose here: ${origin}/room-select/abc-DEF_1.`, `${origin}/room-select/abc-DEF_1`],
  [`(${origin}/booking-details/t0k)`, `${origin}/booking-details/t0k`],
  [`${origin}/precheckin/t0k, and welcome`, `${origin}/precheckin/t0k`],
  [`Save your dates at ${origin}/book`, `${origin}/book`],
])('a guest page of ours becomes a link in "%s"', (text, link) => expect(linksIn(text)).toEqual([link]));

test.each([
  ['another site', 'https://stay.hotel.example.evil.example/room-select/abc'],
  ['another site after a name', 'https://stay.hotel.example@evil.example/room-select/abc'],
  ['another scheme', 'http://stay.hotel.example/room-select/abc'],
  ['the console', `${origin}/payments`],
  ['a sign-in', `${origin}/sign-in/abc`],
  ['a way out of a guest page', `${origin}/room-select/../sign-in`],
  ['no address', 'https://%'],
  ['a script', 'javascript:alert(1)'],
])('%s does not', (_, text) => expect(linksIn(`See ${text} now`)).toEqual([]));

test('nothing of a text is lost or added', () => {
  const words = fc.oneof(fc.string(), fc.constantFrom(`${origin}/room-select/abc`, 'https://evil.example', '. ', '\n'));
  fc.assert(
    fc.property(fc.array(words), (parts) => {
      const text = parts.join('');
      const pieces = piecesOf(text, origin);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});
