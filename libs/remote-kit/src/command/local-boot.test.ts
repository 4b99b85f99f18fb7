import { expect, test } from '@jest/globals';
import type { RemoteDeclaration } from '@booking/contracts/remote-build';
import { BootManifest } from '@booking/contracts/remotes';
import { withLocal } from './local-boot.ts';

const declaration: RemoteDeclaration = {
  id: 'mfe-laundry',
  version: '1.0.0',
  hostApi: '^1.2.0',
  routes: [{ path: '/laundry', screen: 'laundry', title: 'Laundry', frame: 'console' }],
  nav: [{ label: 'Laundry', path: '/laundry', icon: 'apps', order: 1 }],
  slots: [
    {
      ...{ place: 'dashboard-card', module: 'bags', title: 'Bags', order: 10 },
      ...{ permission: 'dashboard:read', height: 6 },
    },
  ],
};
const empty: BootManifest = { user: null, hotelTimeZone: 'America/Chicago', shell: '0'.repeat(16), remotes: [] };

test('a remote that was never live is listed as the shell takes it', () => {
  const [remote, ...others] = BootManifest.parse(withLocal(empty, declaration)).remotes;
  expect(others).toEqual([]);
  expect(remote).toMatchObject({
    id: 'mfe-laundry',
    routes: declaration.routes,
    nav: declaration.nav,
    slots: declaration.slots,
  });
});

test('one that is live keeps its build, has the routes and slots of its folder, and is shown whatever the product says of that build', () => {
  const [live] = withLocal(empty, declaration).remotes;
  const digest = 'f'.repeat(16);
  const boot = {
    ...empty,
    remotes: [
      {
        ...live!,
        digest,
        nav: [],
        slots: [],
        misfit: 'Too old.',
        switchedOff: { reason: 'Broken', at: '2026-11-28T00:00:00.000Z' },
      },
    ],
  };
  const [remote] = withLocal(boot, declaration).remotes;
  expect(remote).toMatchObject({ digest, nav: declaration.nav, slots: declaration.slots });
  expect(remote).not.toHaveProperty('misfit');
  expect(remote).not.toHaveProperty('switchedOff');
});
