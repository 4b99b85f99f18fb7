import type { ComponentType } from 'react';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from '@booking/contracts/remotes';
import { containerName } from '@booking/remote-kit/container-name';

/** Longer than this, and the person is told instead of left waiting. */
const deadlineMs = 15_000;

const integrityOf = new Map<string, string>();

registerPlugins([
  {
    name: 'integrity-of-entries',
    // what this hook returns takes the place of everything the runtime would set on the script
    createScript: ({ url }) => {
      const script = document.createElement('script');
      Object.assign(script, { src: url, async: true, crossOrigin: 'anonymous', integrity: integrityOf.get(url) ?? '' });
      return script;
    },
  },
]);

type Module = { Screen: ComponentType };

const ready = new Map<string, ComponentType>();
const pending = new Map<string, Promise<ComponentType>>();
const failed = new Set<string>();

const keyOf = ({ entry }: RemoteRelease, screen: string): string => `${entry} ${screen}`;

/** Files are kept by the browser for good, damaged ones too; after a failure they are fetched anew. */
const renewFiles = ({ entry, assets }: RemoteRelease): Promise<unknown> =>
  Promise.allSettled(
    Object.keys(assets).map((file) => fetch(new URL(file, new URL(entry, location.origin)), { cache: 'reload' })),
  );

async function load(release: RemoteRelease, screen: string): Promise<ComponentType> {
  const name = containerName(release.id);
  const entry = new URL(release.entry, location.origin).href;
  integrityOf.set(entry, release.assets['remoteEntry.js'] ?? '');
  const failedBefore = failed.delete(release.id);
  if (failedBefore) await renewFiles(release);
  // a rejected entry stays in the runtime's caches for good unless the remote is registered anew
  registerRemotes([{ name, entry }], { force: failedBefore });
  const module = await loadRemote<Module>(`${name}/${screen}`);
  if (!module?.Screen) throw new Error(`The remote has no screen "${screen}".`);
  return module.Screen;
}

const inTime = <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It did not arrive within ${deadlineMs / 1000} seconds.`)), deadlineMs);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
};

/** The screen, when it is here already. */
export const readyScreen = (release: RemoteRelease, screen: string): ComponentType | undefined =>
  ready.get(keyOf(release, screen));

/** Loads a screen of a remote; what failed is loaded anew at the next call. @throws Error that says why it cannot be shown */
export function loadScreen(release: RemoteRelease, screen: string): Promise<ComponentType> {
  const key = keyOf(release, screen);
  const under = pending.get(key);
  if (under) return under;
  const work = inTime(load(release, screen))
    .then((component) => {
      ready.set(key, component);
      return component;
    })
    .catch((error: unknown) => {
      pending.delete(key);
      failed.add(release.id);
      throw error;
    });
  pending.set(key, work);
  return work;
}
