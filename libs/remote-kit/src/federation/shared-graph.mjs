import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

// What is shared is read from the module graph of the build itself: types are gone from it, and what libraries import is in it.

/** The version of the package that a shared module is part of. */
const versionOf = (module) => JSON.parse(readFileSync(findPackageJSON(module, import.meta.url), 'utf8')).version;

/** A later patch may do less, a later minor may not. */
const rangeOf = (module) => `^${versionOf(module).replace(/\.\d+$/, '.0')}`;

/** Looks at each compilation of a build in one of its hooks. */
export const inEachBuild = (compiler, hook, look) =>
  compiler.hooks.compilation.tap('module-graph', (compilation) =>
    compilation.hooks[hook].tap('module-graph', () => look(compilation)),
  );

const ofType = ({ modules }, type) => [...modules].filter((module) => module.type === type);

/** @returns what a remote takes of the shell's modules, and by which names; to be read once it is built */
export function hearTaken(compiler) {
  const taken = {};
  inEachBuild(compiler, 'finishModules', (compilation) => {
    for (const module of ofType(compilation, 'consume-shared-module')) {
      for (const { dependency } of compilation.moduleGraph.getIncomingConnections(module)) {
        const { request, ids } = dependency;
        const { names } = (taken[request] ??= { range: rangeOf(request), names: new Set() });
        // a CommonJS module is its own default export
        if (ids?.[0] && ids[0] !== 'default') names.add(ids[0]);
      }
    }
  });
  return () =>
    Object.fromEntries(
      Object.entries(taken)
        .sort()
        .map(([module, { range, names }]) => [module, { range, names: [...names].sort() }]),
    );
}

/** @returns the modules that the shell gives remotes, with what they export; to be read once it is built */
export function hearGiven(compiler) {
  const given = {};
  inEachBuild(compiler, 'optimizeChunkModules', ({ modules, moduleGraph }) => {
    for (const provided of ofType({ modules }, 'provide-module')) {
      const [, name] = /\) (.+)@[^@]* = /.exec(provided.identifier());
      const [{ module }] = moduleGraph.getOutgoingConnections(provided);
      given[name] = { version: versionOf(name), names: [...moduleGraph.getProvidedExports(module)].sort() };
    }
  });
  return () => given;
}
