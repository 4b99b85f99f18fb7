import type { ComponentType } from 'react';
import type { LoadableBuild } from '@booking/contracts/remotes';
import { containerName } from '@booking/remote-kit/container-name';
import { abandonScripts, runEntry, type Container } from './container.ts';
import { failed } from './failure.ts';
import { fetchScreen, isSpoiltAhead } from './fetch-ahead.ts';
import { renewFailed } from './renewal.ts';
import { restOfShell } from './rest.ts';
import { shared } from './shared.ts';
import { whyNot } from './why-not.ts';

/** Longer than this for its entry, or for the screen after it, and the person is told instead of left waiting. */
const deadlineMs = 10_000;

type Module = { Screen: ComponentType };

/** Each build has a container of its own, so that two builds of a remote can be in one page. */
const nameOf = (id: string, { digest }: LoadableBuild): string => `${containerName(id)}_${digest}`;

const containers = new Map<string, Promise<Container>>();
const brokenBuilds = new Set<string>();
const failedScreens = new Set<string>();

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

/** A build of before remotes linked themselves to the shell needs another runtime for that, which no other page carries. */
async function open(id: string, build: LoadableBuild, entry: string, integrity: string): Promise<Container> {
  const older = build.links === 'itself' ? undefined : await import('./older-builds.ts');
  const container = await runEntry(id, entry, integrity);
  return older ? older.linked(nameOf(id, build), entry, container) : container;
}

async function begin(id: string, build: LoadableBuild, screen: string): Promise<Container> {
  const [name, entry] = [nameOf(id, build), addressOf(build)];
  if (failedScreens.delete(`${name}/${screen}`)) await renewFailed(new URL('.', entry).href);
  if (brokenBuilds.delete(name)) containers.delete(name);
  const integrity = build.assets['remoteEntry.js'];
  if (!integrity) throw failed('integrity', 'Nothing says what its entry has to be.');
  fetchScreen(build, screen);
  const running = containers.get(name) ?? open(id, build, entry, integrity);
  containers.set(name, running);
  return running;
}

type ChunkError = { name?: string; request?: string };
const chunkOf = (error: unknown): string | undefined => {
  const { name, request } = (error ?? {}) as ChunkError;
  return name === 'ChunkLoadError' ? request : undefined;
};

/** What makes the module of a screen, once all is there that it is made of. */
async function screenOf(container: Container, screen: string): Promise<(() => unknown) | undefined> {
  await container.init(await shared());
  const get = () => container.get(`./${screen}`);
  return get().catch(async (error: unknown) => {
    const chunk = chunkOf(error);
    if (!chunk || !isSpoiltAhead(chunk)) throw error;
    await renewFailed(chunk);
    return get();
  });
}

/** A chunk that did not come says no more than that. */
async function explain(error: unknown, { assets }: LoadableBuild): Promise<never> {
  const request = chunkOf(error);
  if (!request) throw error;
  throw await whyNot(request, assets[request.split('/').at(-1)!], 'chunk');
}

/**
 * Loads a screen of one build, and what is not light waits for the rest of what the shell gives; what failed is loaded anew at the next call.
 * @param onEntry hears that the entry has run
 * @throws Error, of which `failureOf` says what it means
 */
export async function loadBuild(
  id: string,
  build: LoadableBuild,
  screen: string,
  isLight: boolean,
  onEntry: () => void,
): Promise<ComponentType> {
  const name = nameOf(id, build);
  const rest = isLight ? Promise.resolve() : restOfShell();
  rest.catch(() => undefined); // it is told below
  try {
    const container = await inTime(begin(id, build, screen));
    onEntry();
    const coming = screenOf(container, screen).catch((error: unknown) => explain(error, build));
    const [given] = await inTime(Promise.all([coming, rest]));
    const module = given?.() as Partial<Module> | undefined;
    if (!module?.Screen) throw failed('screen-missing', `It has no screen "${screen}".`);
    return module.Screen;
  } catch (error) {
    brokenBuilds.add(name);
    failedScreens.add(`${name}/${screen}`);
    abandonScripts(build.entry);
    throw error;
  }
}
