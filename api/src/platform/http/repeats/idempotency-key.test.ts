import { expect, test } from '@jest/globals';
import { idempotencyKey } from './idempotency-key.rule.ts';

const read = (key: string | string[] | undefined) => idempotencyKey({ headers: { 'idempotency-key': key } });

test('gives the key that was sent, and nothing when there is none', () => {
  expect(read('0d1f7f0a-6f5e-4a7e-9a43-0c6c0d1a5e55')).toBe('0d1f7f0a-6f5e-4a7e-9a43-0c6c0d1a5e55');
  expect(read(undefined)).toBeUndefined();
});

test.each([
  [''],
  ['short'],
  ['x'.repeat(201)],
  ['with a blank in it'],
  ['twelve-\u00e4-letters'],
  [['twice-sent', 'twice-sent']],
])('refuses %j', (key) => {
  expect(() => read(key)).toThrow('Idempotency-Key');
});
