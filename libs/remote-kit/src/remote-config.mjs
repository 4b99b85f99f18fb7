import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { SubresourceIntegrityPlugin } from '@rspack/core';
import { containerName } from './container-name.ts';
import { common } from './rspack-preset.mjs';
import { takenByRemotes } from './shared-policy.mjs';

/** A screen named in remote.json is the module `src/<screen>/<screen>.screen.tsx`, which exports `Screen`. */
const moduleOf = (screen) => `./src/${screen}/${screen}.screen.tsx`;

const namedIn = ({ routes }) => [...new Set(routes.map(({ screen }) => screen))];

const exposes = (declaration) =>
  Object.fromEntries(namedIn(declaration).map((screen) => [`./${screen}`, moduleOf(screen)]));

/** The screens that a build exposes: those whose modules are in it and export `Screen`. */
export function screensIn(stats, folder, declaration) {
  const { modules } = stats.toJson({ all: false, modules: true, ids: true, providedExports: true, modulesSpace: 1e6 });
  const exporting = modules.filter(({ providedExports }) => providedExports?.includes('Screen'));
  const files = new Set(exporting.map(({ nameForCondition }) => nameForCondition));
  return namedIn(declaration).filter((screen) => files.has(join(folder, moduleOf(screen))));
}

/** What a remote says of itself. */
export const readDeclaration = (folder) => JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));

/** The production build of a remote: nothing of what the shell provides, integrity on every chunk. */
export function remoteConfig(folder, output) {
  const declaration = readDeclaration(folder);
  return {
    ...common({ name: declaration.id, folder, output, publicPath: 'auto' }),
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(declaration.id),
        filename: 'remoteEntry.js',
        exposes: exposes(declaration),
        shared: takenByRemotes,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  };
}
