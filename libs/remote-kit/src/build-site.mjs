// Builds the site of the remote in the current folder into dist/sites/<id>/: page.html with its styles written in,
// assets/ compressed ahead, write.mjs for the server, and remote.json with the addresses it serves.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { readDeclaration } from './remote-config.mjs';
import { siteConfigs } from './site-config.mjs';
import { themeCss } from './theme-css.mjs';

const folder = process.cwd();
const home = join(folder, '..', 'dist', 'sites', readDeclaration(folder).id);
rmSync(home, { recursive: true, force: true });

const stats = await new Promise((done, failed) =>
  rspack(siteConfigs(folder, relative(folder, home))).run((error, result) => (error ? failed(error) : done(result))),
);
if (stats.hasErrors()) {
  console.error(stats.toString({ preset: 'errors-only', colors: true }));
  process.exit(1);
}

const assets = join(home, 'assets');
const filesOf = (kind) => readdirSync(assets).filter((file) => file.endsWith(kind));

// a request saved: the styles are smaller than what asking for them costs
const css = filesOf('.css')
  .map((file) => readFileSync(join(assets, file), 'utf8'))
  .join('');
for (const file of filesOf('.css')) rmSync(join(assets, file));
const page = readFileSync(join(home, 'page.html'), 'utf8');
const links = /<link [^>]*rel="stylesheet"[^>]*>/g;
writeFileSync(
  join(home, 'page.html'),
  page.replaceAll(links, () => `<style>${themeCss(css)}${css}</style>`),
);

for (const file of filesOf('.js')) {
  const script = readFileSync(join(assets, file));
  writeFileSync(join(assets, `${file}.br`), brotliCompressSync(script));
  writeFileSync(join(assets, `${file}.gz`), gzipSync(script, { level: 9 }));
}
copyFileSync(join(folder, 'remote.json'), join(home, 'remote.json'));
console.log(`${basename(folder)}: its site in ${relative(join(folder, '..'), home)}`);
