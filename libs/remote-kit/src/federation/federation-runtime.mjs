import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const fromEnhanced = createRequire(require.resolve('@module-federation/enhanced/rspack'));
const fromTools = createRequire(fromEnhanced.resolve('@module-federation/runtime-tools'));

const packages = ['error-codes', 'runtime', 'runtime-core', 'sdk', 'webpack-bundler-runtime'].map(
  (name) => `@module-federation/${name}`,
);

/**
 * Chooses the ES modules of the federation runtime. Its plugin resolves it by `require`, so a build would hold its CommonJS files, of
 * which nothing can be left out.
 */
export const esmRuntime = Object.fromEntries(
  packages.map((name) => {
    const commonJs = fromTools.resolve(name);
    const manifest = findPackageJSON(name, commonJs);
    const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));
    return [commonJs, join(dirname(manifest), exports['.'].import.default)];
  }),
);
