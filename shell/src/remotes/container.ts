import { containerName } from '@booking/remote-kit/container-name';
import type { ShareScope } from './shared.ts';
import { failed } from './failure.ts';
import { noteFailed, noteRan } from './renewal.ts';
import { whyNot } from './why-not.ts';

/** What the entry of a remote leaves: it is given what the shell shares, and then gives its screens. */
export type Container = {
  init: (shared: ShareScope) => unknown;
  get: (screen: string) => Promise<(() => unknown) | undefined>;
};

const globals = globalThis as unknown as Record<string, unknown>;
const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));

// chunks come by scripts of the remote's own runtime, which tells nobody which of them failed
const hearOfScripts = (type: 'error' | 'load', note: (url: string) => void): void =>
  document.addEventListener(type, ({ target }) => target instanceof HTMLScriptElement && note(target.src), true);
hearOfScripts('error', noteFailed);
hearOfScripts('load', noteRan);

/**
 * All builds of a remote push their chunks into one global array, where each would take those of another for its own. Here a script
 * finds the array of the folder it came from, so two builds can be in one page.
 */
function separateChunks(container: string): void {
  const name = `rspackChunk${container}`;
  if (name in globals) return;
  const arrays = new Map<string, unknown[]>();
  const get = (): unknown[] => {
    const folder = folderOf((document.currentScript as HTMLScriptElement | null)?.src ?? '');
    const array = arrays.get(folder) ?? [];
    arrays.set(folder, array);
    return array;
  };
  Object.defineProperty(globals, name, { get });
}

const isContainer = (found: unknown): found is Container => {
  const { init, get } = (found ?? {}) as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function';
};

/** Runs the entry of a build. @returns the container it leaves, which is then its caller's alone @throws Error with its `outcome` */
export function runEntry(id: string, src: string, integrity: string): Promise<Container> {
  const name = containerName(id);
  separateChunks(name);
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' });
    let thrown: string | undefined;
    const hear = ({ filename, message }: ErrorEvent): void => void (filename === src && (thrown ??= message));
    const settle = (): void => {
      removeEventListener('error', hear);
      script.remove();
    };
    addEventListener('error', hear);
    script.onload = () => {
      settle();
      const container = globals[name];
      globals[name] = undefined;
      if (thrown !== undefined) reject(failed('load-threw', thrown));
      else if (isContainer(container)) resolve(container);
      else reject(failed('not-a-remote', 'Its entry ran and left no remote.'));
    };
    script.onerror = () => {
      settle();
      void whyNot(src, integrity, 'network').then(reject);
    };
    document.head.append(script);
  });
}

/** Forgets scripts of a build that are still under way: whoever asks next for one of that name would wait for the same. */
export function abandonScripts(entry: string): void {
  const folder = folderOf(new URL(entry, location.origin).href);
  const scripts = [...document.scripts].map((script) => [script, script.src] as const);
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    (link) => [link, link.href] as const,
  );
  for (const [element, address] of [...scripts, ...preloads]) if (folderOf(address) === folder) element.remove();
}
