import { expect, test } from '@jest/globals';
import type { RemoteDeclaration } from '@booking/contracts/remote-build';
import { findRoute } from './route-match.rule.ts';

const remote = (id: string, ...paths: string[]): RemoteDeclaration => ({
  id,
  version: '1.0.0',
  hostApi: '^1.0',
  routes: paths.map((path) => ({ path, screen: `.${path}`, title: path, frame: 'console' })),
  nav: [],
});

const remotes = [
  remote('mfe-assistants', '/assistants/:id', '/assistants/new', '/assistants'),
  remote('mfe-operations', '/', '/call-logs'),
  remote('mfe-guest', '/room-select/:token', '/:page'),
];

test.each([
  ['/', 'mfe-operations', '/'],
  ['/call-logs', 'mfe-operations', '/call-logs'],
  ['/call-logs/', 'mfe-operations', '/call-logs'],
  ['/assistants', 'mfe-assistants', '/assistants'],
  ['/assistants/7', 'mfe-assistants', '/assistants/:id'],
  ['/assistants/new', 'mfe-assistants', '/assistants/new'],
  ['/room-select/a.b~c', 'mfe-guest', '/room-select/:token'],
  ['/something', 'mfe-guest', '/:page'],
])('%s is served by %s as %s', (path, id, route) => {
  const found = findRoute(path, remotes);
  expect([found?.remote.id, found?.route.path]).toEqual([id, route]);
});

test.each(['/assistants/7/edit', '/room-select', '/room-select/', '/call-logs/7'])('%s is served by nobody', (path) => {
  expect(findRoute(path, remotes.slice(0, 2).concat(remote('mfe-guest', '/room-select/:token')))).toBeUndefined();
});

test('without remotes there is nothing to serve', () => {
  expect(findRoute('/', [])).toBeUndefined();
});
