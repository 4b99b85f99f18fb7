import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SubresourceIntegrityPlugin } from '@rspack/core';
import { federatedRemote } from './federation.mjs';
import { common } from './rspack-preset.mjs';

/** A screen named in remote.json is the module `src/<screen>/<screen>.screen.tsx`, which exports `Screen`. */
const moduleOf = (screen) => `./src/${screen}/${screen}.screen.tsx`;

const namedIn = ({ routes }) => [...new Set(routes.map(({ screen }) => screen))];

// the script of a screen is called by it, so that a page can ask for it before the entry does
export const exposes = (declaration) =>
  Object.fromEntries(namedIn(declaration).map((screen) => [`./${screen}`, { import: moduleOf(screen), name: screen }]));

/** The screens that a build exposes: those whose modules are in it and export `Screen`. */
export function screensIn(stats, folder, declaration) {
  const { modules } = stats.toJson({ all: false, modules: true, ids: true, providedExports: true, modulesSpace: 1e6 });
  const exporting = modules.filter(({ providedExports }) => providedExports?.includes('Screen'));
  const files = new Set(exporting.map(({ nameForCondition }) => nameForCondition));
  return namedIn(declaration).filter((screen) => files.has(join(folder, moduleOf(screen))));
}

/** What a remote says of itself. */
export const readDeclaration = (folder) => JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));

/**
 * The production build of a remote: nothing of what the shell provides, integrity on every chunk.
 * @param name of its container, and of the global that its chunks arrive in
 */
export function remoteConfig(folder, output, name) {
  const declaration = readDeclaration(folder);
  const base = common({ name, folder, output, publicPath: 'auto' });
  return {
    ...base,
    // no script names its map, and no map holds what the sources say: it is for whoever looks into an error
    devtool: 'hidden-nosources-source-map',
    output: { ...base.output, devtoolModuleFilenameTemplate: '[resource-path]' },
    entry: {},
    // one request for a screen: what two of them need is small, and is run once however often it comes
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      federatedRemote(name, exposes(declaration)),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  };
}
