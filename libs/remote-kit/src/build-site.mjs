// Builds the site of the remote in the current folder into sites/<id>/ of the folder that is given, else of dist: page.html with its styles written in,
// assets/ compressed ahead, render.mjs for the server, preloads.json with the files of screens that have one of their own, and
// remote.json with the addresses it serves.
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { outputFolder } from './output-folder.mjs';
import { readDeclaration } from './remote-config.mjs';
import { siteConfigs } from './site-config.mjs';
import { themeCss } from './theme-css.mjs';

const folder = process.cwd();
const home = join(outputFolder(folder), 'sites', readDeclaration(folder).id);
rmSync(home, { recursive: true, force: true });

const stats = await new Promise((done, failed) =>
  rspack(siteConfigs(folder, relative(folder, home))).run((error, result) => (error ? failed(error) : done(result))),
);
if (stats.hasErrors()) {
  console.error(stats.toString({ preset: 'errors-only', colors: true }));
  process.exit(1);
}

const assets = join(home, 'assets');

// a request saved: the styles of all screens are smaller than what asking for them costs
const [styles] = readdirSync(home).filter((file) => file.endsWith('.css'));
const css = readFileSync(join(home, styles), 'utf8');
rmSync(join(home, styles));
const page = readFileSync(join(home, 'page.html'), 'utf8');
writeFileSync(
  join(home, 'page.html'),
  page.replace('</head>', () => `<style>${themeCss(css)}${css}</style></head>`),
);

for (const file of readdirSync(assets)) {
  const script = readFileSync(join(assets, file));
  writeFileSync(join(assets, `${file}.br`), brotliCompressSync(script));
  writeFileSync(join(assets, `${file}.gz`), gzipSync(script, { level: 9 }));
}
// what a screen of its own file needs is asked for with the page, not once the site's script has found out
const { chunks, publicPath } = stats.stats[0].toJson({ all: false, chunks: true, publicPath: true });
const screens = new Set(readDeclaration(folder).routes.map(({ screen }) => screen));
const preloads = chunks
  .filter(({ initial, names: [name] }) => !initial && screens.has(name))
  .map(({ names: [name], files: [file] }) => {
    const integrity = createHash('sha384')
      .update(readFileSync(join(assets, file)))
      .digest('base64');
    return [name, { href: publicPath + file, integrity: `sha384-${integrity}` }];
  });
writeFileSync(join(home, 'preloads.json'), JSON.stringify(Object.fromEntries(preloads)));

copyFileSync(join(folder, 'remote.json'), join(home, 'remote.json'));
console.log(`${basename(folder)}: its site in ${relative(join(folder, '..'), home)}`);
