import { basename } from 'node:path';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { containerName } from '@booking/contracts/container-name';
import { federatedRemote } from './federation.mjs';
import { exposes, readDeclaration } from './remote-config.mjs';
import { common } from './rspack-preset.mjs';

/** How the shell finds a remote that is worked on: its container takes the place of every container of its builds. */
export const localRemote = (id, address) => ({
  containers: containerName(id, ''),
  container: containerName(id, 'local'),
  entry: `${address}/mf-manifest.json`,
});

/** A remote for the shell that is worked on beside it, with hot reload. @param address where it is served */
export function localRemoteConfig(folder, address) {
  const { container } = localRemote(basename(folder), address);
  return {
    ...common({ name: container, folder, output: 'dist/local', publicPath: `${address}/`, isDev: true }),
    entry: {},
    plugins: [
      federatedRemote(container, exposes(readDeclaration(folder)), { isDev: true }),
      new ReactRefreshRspackPlugin(),
    ],
  };
}
