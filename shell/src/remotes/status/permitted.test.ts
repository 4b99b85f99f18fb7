import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { RemoteDeclaration } from '@booking/contracts/remote-build';
import type { Role } from '@booking/contracts/roles';
import { maySee, permittedOf } from './permitted.ts';

const root = new URL('../../../../', import.meta.url);
const ours = ['mfe-operations', 'mfe-assistants', 'mfe-integrations'].map((id) =>
  RemoteDeclaration.parse(JSON.parse(readFileSync(new URL(`${id}/remote.json`, root), 'utf8'))),
);
const menuOf = (role: Role): string[] => permittedOf({ role }, ours).flatMap(({ nav }) => nav.map(({ path }) => path));

test('every screen of ours and every entry of the menu names what a role needs for it', () => {
  const all = ours.flatMap(({ routes, nav }) => [...routes, ...nav]);
  expect(all.filter(({ permission }) => permission === undefined)).toEqual([]);
});

test('an entry of the menu needs what its screen needs', () => {
  for (const { routes, nav } of ours) {
    for (const { path, permission } of nav) {
      expect([path, permission]).toEqual([path, routes.find((route) => route.path === path)?.permission]);
    }
  }
});

const all = menuOf('owner');

test.each<[Role, string[]]>([
  ['viewer', ['/employees', '/settings', '/precheckins', '/audit', '/accounts', '/privacy', '/setup']],
  ['front_desk', ['/settings', '/audit', '/accounts', '/privacy', '/setup']],
  ['manager', ['/accounts', '/setup']],
])('a %s finds all of the menu but %j', (role, missing) => {
  expect(all).toEqual(expect.arrayContaining(missing));
  expect(menuOf(role)).toEqual(all.filter((path) => !missing.includes(path)));
});

test('what needs nothing is for everybody, and what needs something unheard of for nobody', () => {
  expect(maySee(null, {})).toBe(true);
  expect(maySee(null, { permission: 'dashboard:read' })).toBe(false);
  expect(maySee({ role: 'owner' }, { permission: 'minibar:read' })).toBe(false);
});
