import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SubresourceIntegrityPlugin } from '@rspack/core';
import { slotModule } from '@booking/contracts/remotes';
import { federatedRemote } from '../federation/federation.mjs';
import { common } from './rspack-preset.mjs';

/**
 * A screen named in remote.json is the module `src/<screen>/<screen>.screen.tsx`, which exports `Screen`; a module of a slot is
 * `src/<module>/<module>.slot.tsx`, which exports `Slot`.
 */
const modulesIn = ({ routes, slots = [] }) => [
  ...[...new Set(routes.map(({ screen }) => screen))].map((screen) => ({
    name: screen,
    file: `./src/${screen}/${screen}.screen.tsx`,
    exports: 'Screen',
  })),
  ...[...new Set(slots.map(({ module }) => module))].map((module) => ({
    name: slotModule(module),
    file: `./src/${module}/${module}.slot.tsx`,
    exports: 'Slot',
  })),
];

// the script of a module is called by it, so that a page can ask for it before the entry does
export const exposes = (declaration) =>
  Object.fromEntries(modulesIn(declaration).map(({ name, file }) => [`./${name}`, { import: file, name }]));

/** What a build exposes: the modules that are in it and export what they have to. */
export function screensIn(stats, folder, declaration) {
  const { modules } = stats.toJson({ all: false, modules: true, ids: true, providedExports: true, modulesSpace: 1e6 });
  const exported = new Map(modules.map(({ nameForCondition, providedExports }) => [nameForCondition, providedExports]));
  return modulesIn(declaration)
    .filter(({ file, exports }) => exported.get(join(folder, file))?.includes(exports))
    .map(({ name }) => name);
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
