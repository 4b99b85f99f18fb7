import { expect, test } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.service.ts';
import type { Env } from '../../../platform/env/env.service.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { BuildCookie } from './build-cookie.adapter.ts';

const digest = '0123456789abcdef';
const hour = 3_600_000;

/** A hotel with such a key, after so much time. */
function houseWith(SECRET_KEY: string, afterMs: number, isHttps = true): BuildCookie {
  const env = { isHttps, settings: { SECRET_KEY } } as unknown as Env;
  return new BuildCookie(env, new Sealed(env), { now: () => new Date(afterMs) } as Clock);
}

/** The cookies of a browser that was given that build. */
function givenBy(hotel: BuildCookie): Record<string, string> {
  const cookies: Record<string, string> = {};
  const reply = { setCookie: (name: string, value: string) => void (cookies[name] = value) };
  hotel.set(reply as unknown as FastifyReply, digest);
  return cookies;
}

const hotel = houseWith('a-key-that-is-only-for-tests', 0);

test.each([
  ['at once', 0, digest],
  ['within two hours', 2 * hour - 1, digest],
  ['after two hours', 2 * hour, undefined],
])('says %s which build a browser was given: %p, %p', (_, afterMs, expected) => {
  const later = houseWith('a-key-that-is-only-for-tests', afterMs);
  expect(later.read({ cookies: givenBy(hotel) })).toBe(expected);
});

test('is bound to the host where that is reached by https', () => {
  expect(Object.keys(givenBy(hotel))).toEqual(['__Host-pages-of']);
  expect(Object.keys(givenBy(houseWith('a-key-that-is-only-for-tests', 0, false)))).toEqual(['pages-of']);
});

test.each([
  ['the digest as it is', digest],
  ['nothing', ''],
  ['what another hotel sealed', givenBy(houseWith('another-key-only-for-tests', 0))['__Host-pages-of']!],
  ['what was sealed for another purpose', sealedFor('remote preview', { digest, until: new Date(hour).toISOString() })],
  ['something else that is sealed', sealedFor('build of a trip', { digest: 'x', until: 'tomorrow' })],
])('takes no word of a browser that brings %s', (_, cookie) => {
  expect(hotel.read({ cookies: { '__Host-pages-of': cookie } })).toBeUndefined();
});

test('opens no longer once one letter of it was changed', () => {
  const [cookie = ''] = Object.values(givenBy(hotel));
  for (let place = 0; place < cookie.length; place += 1) {
    const other = cookie[place] === 'A' ? 'B' : 'A';
    const changed = cookie.slice(0, place) + other + cookie.slice(place + 1);
    const isSame = Buffer.from(changed, 'base64url').equals(Buffer.from(cookie, 'base64url'));
    expect(hotel.read({ cookies: { '__Host-pages-of': changed } })).toBe(isSame ? digest : undefined);
  }
});

function sealedFor(purpose: string, said: object): string {
  const env = { settings: { SECRET_KEY: 'a-key-that-is-only-for-tests' } } as unknown as Env;
  return new Sealed(env).seal(purpose, JSON.stringify(said));
}
