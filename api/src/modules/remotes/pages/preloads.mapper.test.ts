import { expect, test } from '@jest/globals';
import type { BootRemote } from '@booking/contracts/remotes';
import { preloads } from './preloads.mapper.ts';

const build = (version: string, file: string) => ({
  version,
  digest: version.repeat(16),
  entry: `/remotes/mfe-x/${version}/remoteEntry.js`,
  container: `mfe_x_${version.repeat(16)}`,
  assets: {
    'remoteEntry.js': `sha384-entry${version}`,
    [file]: `sha384-screen${version}`,
    'lamps.0.js': 'sha384-lamps',
  },
});
const route = {
  path: '/lamp/:id',
  screen: 'lamp',
  title: 'Lamp',
  frame: 'console' as const,
  permission: 'calls:read',
  data: ['/api/admin/lamps/:id?of=1&to=2'],
};
const remote: BootRemote = {
  ...build('1', 'lamp.1a2b.js'),
  id: 'mfe-x',
  hostApi: '^1.0',
  routes: [route],
  nav: [],
  isCanary: false,
};
const staff = { id: '1', name: 'A', email: 'a@hotel.example', role: 'viewer' as const };
const hrefs = (page: string) => [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
const from = (url = '/lamp/7', user: typeof staff | null = staff, changed: Partial<BootRemote> = {}) =>
  hrefs(preloads({ remote: { ...remote, ...changed }, route }, user, url, 'once'));

const scripts = ['/remotes/mfe-x/1/remoteEntry.js', '/remotes/mfe-x/1/lamp.1a2b.js'];
const data = '/api/admin/lamps/7?of=1&amp;to=2';

test('a page begins with the entry, the script of its screen and the data that screen asks first', () => {
  expect(from()).toEqual([...scripts, data]);
  const page = preloads({ remote, route }, staff, '/lamp/7', 'once');
  expect(page).toContain('integrity="sha384-screen1" nonce="once">');
  expect(page).toContain(`<link rel="preload" as="fetch" href="${data}" crossorigin="use-credentials">`);
});

test('a page of the shell itself has nothing to begin with', () => {
  expect(preloads(undefined, null, '/sign-in', 'once')).toBe('');
  expect(preloads(undefined, staff, '/account', 'once')).toBe('');
});

test('no data is asked where another may be wanted, or for somebody who may not see it', () => {
  expect(from('/lamp/7?of=3')).toEqual(scripts);
  expect(from('/lamp/7', null)).toEqual(scripts);
  const narrow = { ...route, permission: 'settings:read' };
  expect(preloads({ remote, route: narrow }, staff, '/lamp/7', 'once')).not.toContain('as="fetch"');
});

test('the build that will be loaded is the one that is begun', () => {
  const fallback = build('0', '42.js');
  const begun = from('/lamp/7', staff, { misfit: 'Too new.', fallback });
  expect(begun).toEqual(['/remotes/mfe-x/0/remoteEntry.js', data]);
  expect(from('/lamp/7', staff, { misfit: 'Too new.' })).toEqual([]);
  const switchedOff = { reason: 'Broken', at: '2026-01-01T00:00:00Z' };
  expect(from('/lamp/7', staff, { switchedOff })).toEqual([]);
});
