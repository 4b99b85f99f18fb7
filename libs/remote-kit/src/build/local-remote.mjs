import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { containerName } from '@booking/admission/container-name';
import { federatedRemote } from '../federation/federation.mjs';
import { exposes, readDeclaration } from './remote-config.mjs';
import { common } from './rspack-preset.mjs';

/** How the shell finds a remote that is worked on: its container takes the place of every container of its builds. */
export const localRemote = (id, address) => ({
  containers: containerName(id, ''),
  container: containerName(id, 'local'),
  entry: `${address}/mf-manifest.json`,
});

/** A page of the shell's development build that loads remotes from where they are worked on. */
export function withLocalRemotes(page, localRemotes) {
  const list = JSON.stringify(localRemotes).replaceAll('<', '\\u003c');
  return page.replace('<head>', () => `<head><script>globalThis.LOCAL_REMOTES = ${list};</script>`);
}

/** A remote for the shell that is worked on beside it, with hot reload. @param address where it is served */
export function localRemoteConfig(folder, address) {
  const declaration = readDeclaration(folder);
  const { container } = localRemote(declaration.id, address);
  return {
    ...common({ name: container, folder, output: 'dist/local', publicPath: `${address}/`, isDev: true }),
    entry: {},
    plugins: [federatedRemote(container, exposes(declaration), { isDev: true }), new ReactRefreshRspackPlugin()],
  };
}
