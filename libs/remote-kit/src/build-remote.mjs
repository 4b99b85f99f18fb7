// Builds the remote in the current folder into dist/remotes/<id>/<digest of what was built>/ and writes its release.json beside.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { rspack } from '@rspack/core';
import { readDeclaration, remoteConfig } from './remote-config.mjs';

const folder = process.cwd();
const declaration = readDeclaration(folder);
const home = join(folder, '..', 'dist', 'remotes', declaration.id);
const building = join(home, 'building');

rmSync(home, { recursive: true, force: true });
mkdirSync(home, { recursive: true });

const stats = await new Promise((done, failed) =>
  rspack(remoteConfig(folder, relative(folder, building))).run((error, result) =>
    error ? failed(error) : done(result),
  ),
);
if (stats.hasErrors()) {
  console.error(stats.toString({ preset: 'errors-only', colors: true }));
  process.exit(1);
}

const files = readdirSync(building, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(building, join(entry.parentPath, entry.name)))
  .sort();
const integrity = (file) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(building, file)))
    .digest('base64')}`;
const assets = Object.fromEntries(files.map((file) => [file, integrity(file)]));
const digest = createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 16);

renameSync(building, join(home, digest));
const release = { ...declaration, entry: `/remotes/${declaration.id}/${digest}/remoteEntry.js`, assets };
writeFileSync(join(home, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
console.log(`${basename(folder)}: ${files.length} files in ${relative(join(folder, '..'), join(home, digest))}`);
