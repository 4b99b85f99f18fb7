import { expect, test } from '@jest/globals';
import { assets, digest, release } from '../test/laundry-release.ts';
import { RemoteDeclaration } from '@booking/contracts/remote-build';
import { BootManifest } from '@booking/contracts/remotes';

const { id, version, hostApi, routes, nav, entry, container } = release;
const declared = { id, version, hostApi, routes, nav };
const manifest: BootManifest = {
  user: null,
  hotelTimeZone: 'Europe/Lisbon',
  shell: digest,
  remotes: [{ ...declared, digest, entry, container, assets, isCanary: false }],
};
const more = { later: 'than this shell' };

test('a shell passes over what an API that is newer says besides', () => {
  const [remote] = manifest.remotes;
  const [route, ...routes] = remote!.routes;
  const [link, ...nav] = remote!.nav;
  const newer = {
    ...remote!,
    ...more,
    routes: [{ ...route, ...more }, ...routes],
    nav: [{ ...link, ...more }, ...nav],
  };
  expect(BootManifest.parse({ ...manifest, ...more, remotes: [newer] })).toEqual(manifest);
});

test('a team is told of a field in its declaration that nobody reads', () => {
  expect(RemoteDeclaration.safeParse(declared).success).toBe(true);
  expect(RemoteDeclaration.safeParse({ ...declared, ...more }).error?.issues[0]).toMatchObject({ keys: ['later'] });
  expect(RemoteDeclaration.safeParse({ ...declared, routes: [{ ...routes[0], ...more }] }).success).toBe(false);
});

test('a permission that is not known is told to a team, and read by a shell, which may be older than it', () => {
  const [route, ...others] = routes;
  const guarded = { ...declared, routes: [{ ...route!, permission: 'minibar:read' }, ...others] };
  expect(RemoteDeclaration.safeParse(guarded).error?.issues[0]?.path).toEqual(['routes', 0, 'permission']);
  const booted = { ...manifest, remotes: [{ ...manifest.remotes[0]!, routes: guarded.routes }] };
  expect(BootManifest.parse(booted).remotes[0]?.routes[0]?.permission).toBe('minibar:read');
});
