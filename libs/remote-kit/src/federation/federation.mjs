import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { providedByShell, takenByRemotes } from './shared-policy.mjs';

const common = (isDev) => ({
  // the default fetches the entry of every remote before the first screen
  shareStrategy: 'loaded-first',
  // release.json has what a manifest has, and integrity besides; the developer tools of module federation read manifests
  manifest: isDev,
  // types reach remotes by the workspace
  dts: false,
});
// what manifests say goes into the snapshot of the runtime
const optimization = (isDev) => ({ disableSnapshot: !isDev, target: 'web' });

/**
 * The host. It names no remotes, those of a page are registered at run time, and it gives them the core of the runtime.
 * @param runtimePlugins paths of what is added to the runtime; where two hooks answer, the last one counts
 */
export const federatedShell = (runtimePlugins, { isDev = false } = {}) =>
  new ModuleFederationPlugin({
    ...common(isDev),
    name: 'shell',
    shared: providedByShell,
    runtimePlugins,
    experiments: { provideExternalRuntime: true, optimization: optimization(isDev) },
  });

/**
 * A remote, which runs on the shell's runtime.
 * @param name of its container, a global variable of the page
 */
export const federatedRemote = (name, exposes, { isDev = false } = {}) =>
  new ModuleFederationPlugin({
    ...common(isDev),
    name,
    filename: 'remoteEntry.js',
    exposes,
    shared: takenByRemotes,
    experiments: { externalRuntime: true, optimization: optimization(isDev) },
  });
