import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { LoadableBuild } from '@booking/contracts/remotes';
import { watchTraces } from '../containment/traces.ts';
import { preloadScreen, hasPreloadFailed } from '../prefetch/preload-scripts.ts';
import { addressOf, chunkOf } from './addresses.ts';
import { loadLateParts } from '../status/lazy-parts.ts';
import { failed } from './failure.ts';
import { deadlineMs, expectIntegrity, onEntry } from './runtime-plugin.ts';
import { refetchFailed, shellScripts, watchScripts } from './script-cache-bust.ts';

watchScripts();
watchTraces();

/** A screen, or the part of a slot. */
type Module = { Screen: ComponentType; Slot: ComponentType };

const registered = new Map<string, string>();
const brokenBuilds = new Set<string>();
const failedScreens = new Set<string>();

/** Names a build to the runtime, which keeps what failed for good unless it is registered anew. */
async function register(build: LoadableBuild, screen: string): Promise<void> {
  const { container } = build;
  const entry = addressOf(build);
  const integrity = build.assets['remoteEntry.js'];
  if (!integrity) throw failed('integrity', 'Nothing says what its entry has to be.');
  if (failedScreens.delete(`${container}/${screen}`))
    await Promise.all([new URL('.', entry).href, shellScripts()].map(refetchFailed));
  expectIntegrity(container, integrity);
  const isAnother = registered.has(container) && registered.get(container) !== entry;
  registered.set(container, entry);
  registerRemotes([{ name: container, entry }], { force: brokenBuilds.delete(container) || isAnother });
}

async function loadModule(request: string): Promise<Partial<Module> | null> {
  return loadRemote<Partial<Module>>(request).catch(async (error: unknown) => {
    const chunk = chunkOf(error);
    if (!chunk || !hasPreloadFailed(chunk)) throw error;
    await refetchFailed(chunk);
    return loadRemote<Partial<Module>>(request);
  });
}

/** The entry has a deadline of its own, so this one begins once that has run. */
function withinDeadline<T>(work: Promise<T>, entryRan: Promise<void>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const late = failed('timeout', `It did not arrive within ${deadlineMs / 1000} seconds.`);
    void entryRan.then(() => (timer = setTimeout(() => reject(late), deadlineMs)));
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** What finds out why it did not come may not come either. */
const explain = (error: unknown, build: LoadableBuild): Promise<unknown> =>
  loadLateParts().then(
    ({ explainFailure }) => explainFailure(error, build),
    () => failed('network', 'It did not arrive. Check the connection.'),
  );

/**
 * Loads a screen of one build; what failed is loaded anew at the next call.
 * @param onEntryRan hears that the entry has run
 * @throws Error, of which `failureOf` says what it means
 */
export async function loadScreen(build: LoadableBuild, screen: string, onEntryRan: () => void): Promise<ComponentType> {
  const { container } = build;
  try {
    await register(build, screen);
    preloadScreen(build, screen);
    const entryRan = new Promise<void>((hasRun) => onEntry(container, hasRun));
    void entryRan.then(onEntryRan);
    const module = await withinDeadline(loadModule(`${container}/${screen}`), entryRan);
    const shown = module?.Screen ?? module?.Slot;
    if (!shown) throw failed('screen-missing', `It has no screen "${screen}".`);
    return shown;
  } catch (error) {
    brokenBuilds.add(container);
    failedScreens.add(`${container}/${screen}`);
    throw await explain(error, build);
  }
}
