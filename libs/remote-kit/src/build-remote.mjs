// Builds the remote in the current folder into dist/remotes/<id>/<digest of what was built>/ and writes its release.json beside.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { rspack } from '@rspack/core';
import { buildDigest } from '@booking/contracts/remote-digest';
import { assetsOf, builtFiles } from './built-files.ts';
import { readDeclaration, remoteConfig, screensIn } from './remote-config.mjs';
import { hearTaken, screensTaking } from './shared-graph.mjs';

const folder = process.cwd();
const declaration = readDeclaration(folder);
const { id } = declaration;
const home = join(folder, '..', 'dist', 'remotes', id);
const building = join(home, 'building');

rmSync(home, { recursive: true, force: true });
mkdirSync(home, { recursive: true });

const compiler = rspack(remoteConfig(folder, relative(folder, building)));
const taken = hearTaken(compiler);
const stats = await new Promise((done, failed) =>
  compiler.run((error, result) => (error ? failed(error) : done(result))),
);
if (stats.hasErrors()) {
  console.error(stats.toString({ preset: 'errors-only', colors: true }));
  process.exit(1);
}

const light = declaration.routes.filter((route) => route.light).map(({ screen }) => screen);
const heavy = screensTaking(stats.compilation, '@booking/ui/kit', light);
if (heavy.length > 0) {
  console.error(
    `${heavy.join(', ')}: remote.json calls it light, and it takes from @booking/ui/kit. Take from @booking/ui/first alone, import what needs more when it is opened (lazyPart), or leave "light" out.`,
  );
  process.exit(1);
}

// the digest covers the declaration, too: a new route or label is a new build
writeFileSync(join(building, 'remote.json'), JSON.stringify(declaration));
const files = builtFiles(building);
const assets = assetsOf(files);
const digest = buildDigest(assets);
const release = {
  ...declaration,
  digest,
  entry: `/remotes/${id}/${digest}/remoteEntry.js`,
  screens: screensIn(stats, folder, declaration),
  assets,
  bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  takes: taken(),
  links: 'itself',
};
renameSync(building, join(home, digest));
writeFileSync(join(home, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
console.log(`${basename(folder)}: ${files.size} files in ${relative(join(folder, '..'), join(home, digest))}`);
