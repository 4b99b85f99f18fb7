import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Longer than this for its entry, or for the screen after it, and the person is told instead of left waiting. */
export const deadlineMs = 10_000;

const integrities = new Map<string, string>();
const waiting = new Map<string, (() => void)[]>();

/** Says what the entry of a container has to be. */
export const expectIntegrity = (container: string, integrity: string): unknown => integrities.set(container, integrity);

/** Calls back once the entry of a container has run; never when it fails. */
export const onEntry = (container: string, hasRun: () => void): unknown =>
  waiting.set(container, [...(waiting.get(container) ?? []), hasRun]);

/**
 * What this console adds to the federation runtime: entries are held to their integrity and to a deadline, and a shared module that
 * failed is loaded anew when it is asked for again.
 */
const remotesPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'booking-remotes',
  createScript({ url, remoteInfo }) {
    const integrity = integrities.get(remoteInfo?.name ?? '');
    if (!integrity) throw new Error(`Nothing says what ${url} has to be.`);
    // the runtime sets no attributes of its own on a script that a hook returns
    const attributes = { src: url, crossOrigin: 'anonymous', integrity, fetchPriority: 'high' };
    return { script: Object.assign(document.createElement('script'), attributes), timeout: deadlineMs };
  },
  afterLoadEntry({ remoteInfo: { name }, error }) {
    const callbacks = waiting.get(name) ?? [];
    waiting.delete(name);
    if (error === undefined) for (const hasRun of callbacks) hasRun();
  },
  errorLoadShare({ pkgName, shareScopeMap }) {
    // the runtime keeps the failure, and would answer every later request with it
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
});

// the federation plugin takes it by its path
export default remotesPlugin;
