import { expect, test } from '@jest/globals';
import { refuseStrangeTarget, tidyTarget } from './request-target.rule.ts';

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

test.each([
  ['//call-logs?q=x', '/call-logs?q=x'],
  ['///call-logs', '/call-logs'],
  ['//', '/'],
  ['//?preview=1', '/?preview=1'],
  // another host is no host of ours behind one slash
  ['//evil.example/x', '/evil.example/x'],
  ['//room-select/abc//', '/room-select/abc//'],
])('a page at %s is at %s', (url, page) => expect(tidyTarget({ method: 'GET', url })).toBe(page));

test.each([
  ['GET', '/call-logs'],
  ['GET', '/call-logs//7'],
  ['GET', '//api/admin/alerts'],
  ['GET', '//\\evil.example'],
  ['GET', `//${'x'.repeat(9000)}`],
  ['POST', '//call-logs'],
])('%s %s leads nowhere else', (method, url) => expect(tidyTarget({ method, url })).toBeUndefined());
