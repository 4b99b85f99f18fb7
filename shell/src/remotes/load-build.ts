import type { ComponentType } from 'react';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { LoadableBuild } from '@booking/contracts/remotes';
import { containerName } from '@booking/remote-kit/container-name';
import { abandonScripts, runEntry, type Container } from './container.ts';
import { failed } from './failure.ts';
import { renewFailed } from './renewal.ts';
import { whyNot } from './why-not.ts';

/** Longer than this for its entry, or for the screen after it, and the person is told instead of left waiting. */
const deadlineMs = 10_000;

type Module = { Screen: ComponentType };

/** Each build is a remote of its own to the federation runtime, so that two builds of a remote can be in one page. */
const nameOf = (id: string, { digest }: LoadableBuild): string => `${containerName(id)}_${digest}`;

const containers = new Map<string, Promise<Container>>();
const brokenBuilds = new Set<string>();
const failedScreens = new Set<string>();

registerPlugins([{ name: 'our-entries', loadEntry: async ({ remoteInfo }) => containers.get(remoteInfo.name) }]);

const inTime = <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    const late = failed('timeout', `It did not arrive within ${deadlineMs / 1000} seconds.`);
    timer = setTimeout(() => reject(late), deadlineMs);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
};

/** @throws Error when it is not one of this console's own */
function addressOf({ entry }: LoadableBuild): string {
  const { href, origin, pathname } = new URL(entry, location.origin);
  if (origin !== location.origin || !pathname.startsWith('/remotes/'))
    throw failed('integrity', `${href} is not among the addresses this console loads from.`);
  return href;
}

async function begin(id: string, build: LoadableBuild, screen: string): Promise<void> {
  const [name, entry] = [nameOf(id, build), addressOf(build)];
  if (failedScreens.delete(`${name}/${screen}`)) await renewFailed(new URL('.', entry).href);
  const isAnew = brokenBuilds.delete(name);
  if (isAnew) containers.delete(name);
  // what the runtime keeps of a failure stays for good unless the remote is registered anew
  registerRemotes([{ name, entry }], { force: isAnew });
  const integrity = build.assets['remoteEntry.js'];
  if (!integrity) throw failed('integrity', 'Nothing says what its entry has to be.');
  const running = containers.get(name) ?? runEntry(id, entry, integrity);
  containers.set(name, running);
  await running;
}

/** A chunk that did not come says no more than that. */
async function explain(error: unknown, { assets }: LoadableBuild): Promise<never> {
  const { name, request } = (error ?? {}) as { name?: string; request?: string };
  if (name !== 'ChunkLoadError' || !request) throw error;
  throw await whyNot(request, assets[request.split('/').at(-1)!], 'chunk');
}

/**
 * Loads a screen of one build; what failed is loaded anew at the next call.
 * @param onEntry hears that the entry has run
 * @throws Error, of which `failureOf` says what it means
 */
export async function loadBuild(
  id: string,
  build: LoadableBuild,
  screen: string,
  onEntry: () => void,
): Promise<ComponentType> {
  const name = nameOf(id, build);
  const request = `${name}/${screen}`;
  try {
    await inTime(begin(id, build, screen));
    onEntry();
    const module = await inTime(loadRemote<Module>(request).catch((error: unknown) => explain(error, build)));
    if (!module?.Screen) throw failed('screen-missing', `It has no screen "${screen}".`);
    return module.Screen;
  } catch (error) {
    brokenBuilds.add(name);
    failedScreens.add(request);
    abandonScripts(build.entry);
    throw error;
  }
}
