import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { LoadableBuild } from '@booking/contracts/remotes';
import { preloadScreen, hasPreloadFailed } from '../prefetch/preload-scripts.ts';
import { abandonScripts } from './abandon-scripts.ts';
import { diagnoseScriptFailure } from './diagnose-script-failure.ts';
import { failed } from './failure.ts';
import { deadlineMs, expectIntegrity, onEntry } from './runtime-plugin.ts';
import { refetchFailed, shellScripts, watchScripts } from './script-cache-bust.ts';

watchScripts();

type Module = { Screen: ComponentType };

const registered = new Map<string, string>();
const brokenBuilds = new Set<string>();
const failedScreens = new Set<string>();

/** @throws Error when it is not one of this console's own */
function addressOf({ entry }: LoadableBuild): string {
  const { href, origin, pathname } = new URL(entry, location.origin);
  if (origin !== location.origin || !pathname.startsWith('/remotes/'))
    throw failed('integrity', `${href} is not among the addresses this console loads from.`);
  return href;
}

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

type ChunkError = { name?: string; request?: string };
const chunkOf = (error: unknown): string | undefined => {
  const { name, request } = (error ?? {}) as ChunkError;
  return name === 'ChunkLoadError' && request ? new URL(request, location.origin).href : undefined;
};

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

const thrownByEntry = /threw a runtime error during execution: (.+) \(/s;

/** What the runtime says of a script that failed does not say why. */
async function explain(error: unknown, build: LoadableBuild): Promise<unknown> {
  const chunk = chunkOf(error);
  if (chunk?.startsWith(shellScripts()))
    return failed('network', 'A part of the console did not arrive. Check the connection.');
  if (chunk) return diagnoseScriptFailure(chunk, build.assets[chunk.split('/').at(-1)!], 'chunk');
  const { message = '' } = (error ?? {}) as Partial<Error>;
  const [, thrown] = thrownByEntry.exec(message) ?? [];
  if (thrown !== undefined) return failed('load-threw', thrown);
  if (!message.includes('ScriptNetworkError')) return error;
  if (message.includes('timed out')) return failed('timeout', `It did not arrive within ${deadlineMs / 1000} seconds.`);
  return diagnoseScriptFailure(addressOf(build), build.assets['remoteEntry.js'], 'network');
}

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
    if (!module?.Screen) throw failed('screen-missing', `It has no screen "${screen}".`);
    return module.Screen;
  } catch (error) {
    brokenBuilds.add(container);
    failedScreens.add(`${container}/${screen}`);
    const explained = await explain(error, build);
    abandonScripts(build.entry);
    throw explained;
  }
}
