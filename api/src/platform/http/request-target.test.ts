import { expect, test } from '@jest/globals';
import { refuseStrangeTarget } from './request-target.ts';

const refused = (url: string): boolean => {
  try {
    refuseStrangeTarget({ url });
    return false;
  } catch {
    return true;
  }
};

test.each(['/', '/api/admin/alerts?q=king%20size', "/room-select/abc_DEF.~-?x=(1)'!*", '/?x=//y'])(
  'takes the path %s',
  (url) => expect(refused(url)).toBe(false),
);

test.each([
  'http://localhost:4200/api/admin/alerts',
  '//evil.example/api/admin/alerts',
  '*',
  '',
  'api/admin',
  'localhost:443',
  '/\\evil.example',
  '/a\u0000b',
  '/a\tb',
  '/caf\u00e9',
  `/${'x'.repeat(9000)}`,
])('refuses the target %j', (url) => expect(refused(url)).toBe(true));
