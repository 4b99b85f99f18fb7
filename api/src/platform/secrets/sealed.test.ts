import { describe, expect, test } from '@jest/globals';
import { envOf } from '../../../test/start/env-of.ts';
import { Sealed } from './sealed.service.ts';

const withKey = (SECRET_KEY: string, SECRET_KEYS_BEFORE?: string): Sealed =>
  new Sealed(envOf({ SECRET_KEY, ...(SECRET_KEYS_BEFORE !== undefined && { SECRET_KEYS_BEFORE }) }));
const sealed = withKey('a-key-that-is-only-for-tests');

describe('what is sealed', () => {
  test.each([[''], ['a token'], ['Größe 🚗'], ['x'.repeat(10_000)]])('opens again for its purpose: %s', (text) => {
    expect(sealed.open('tokens', sealed.seal('tokens', text))).toBe(text);
  });

  test('neither shows the text nor looks the same twice', () => {
    const [one, other] = [sealed.seal('tokens', 'a token'), sealed.seal('tokens', 'a token')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('a token');
  });

  test('does not open for another purpose, or with another key', () => {
    const text = sealed.seal('tokens', 'a token');
    expect(sealed.open('consent', text)).toBeUndefined();
    expect(withKey('another-key-only-for-tests').open('tokens', text)).toBeUndefined();
  });

  test('does not open when one bit of it was changed, wherever', () => {
    const bytes = Buffer.from(sealed.seal('tokens', 'a token'), 'base64url');
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes);
      changed[place]! ^= 1;
      expect(sealed.open('tokens', changed.toString('base64url'))).toBeUndefined();
    }
  });

  test.each([[''], ['x'], ['not base64 at all!'], ['A'.repeat(37)]])(
    'does not open when it never was sealed: %j',
    (text) => {
      expect(sealed.open('tokens', text)).toBeUndefined();
    },
  );
});

test('what a key before sealed opens beside the new one, is sealed anew once, and opens by the new one alone then', () => {
  const both = withKey('the-key-that-comes-next', 'another-key-only-for-tests,a-key-that-is-only-for-tests');
  const alone = withKey('the-key-that-comes-next');
  const text = sealed.seal('tokens', 'a token');
  expect([both.open('tokens', text), alone.open('tokens', text)]).toEqual(['a token', undefined]);
  expect(both.open('tokens', both.seal('tokens', 'a token'))).toBe('a token');
  const anew = both.reseal('tokens', Buffer.from(text, 'base64url'))!;
  expect(alone.open('tokens', anew.toString('base64url'))).toBe('a token');
  expect(both.reseal('tokens', anew)).toBeUndefined();
  expect(both.reseal('consent', Buffer.from(text, 'base64url'))).toBeUndefined();
  expect(both.derivations('webhook test')).toEqual([
    alone.derive('webhook test'),
    withKey('another-key-only-for-tests').derive('webhook test'),
    sealed.derive('webhook test'),
  ]);
});

test('bytes that are sealed open again as they were, and as nothing else', () => {
  const bytes = Buffer.from([0, 255, 128, 10, 0]);
  const kept = sealed.sealBytes('images', bytes);
  expect(kept.includes(bytes)).toBe(false);
  expect(sealed.openBytes('images', kept)).toEqual(bytes);
  expect(sealed.openBytes('photos', kept)).toBeUndefined();
  expect(sealed.openBytes('images', kept.subarray(0, kept.length - 1))).toBeUndefined();
});

test('a derived secret is the same for a name and a key, and another for any other', () => {
  expect(sealed.derive('webhook test')).toBe(withKey('a-key-that-is-only-for-tests').derive('webhook test'));
  const others = [sealed.derive('webhook live'), withKey('another-key-only-for-tests').derive('webhook test')];
  expect(others).not.toContain(sealed.derive('webhook test'));
});
