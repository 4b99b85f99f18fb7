// Builds the pages that guests have of a remote: one page with its styles written in, its scripts, and what renders it on the server.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { sitePageFile, siteRendererFile, siteScript } from '@booking/contracts/guest-site';
import { compile } from './compile.mjs';
import { readDeclaration } from './remote-config.mjs';
import { siteConfigs } from './site-config.mjs';
import { themeCss } from './theme-css.mjs';

/** A request saved: the styles of all screens are smaller than what asking for them costs. */
function pageWithStyles(home) {
  const [styles] = readdirSync(home).filter((file) => file.endsWith('.css'));
  const css = readFileSync(join(home, styles), 'utf8');
  const page = readFileSync(join(home, sitePageFile), 'utf8');
  return page.replace('</head>', () => `<style>${themeCss(css)}${css}</style></head>`);
}

/** What a page asks for with itself, or soon after. The part called `api` is what every page loads once it shows. */
function scriptsOf(stats, screens) {
  const { chunks } = stats.toJson({ all: false, chunks: true });
  const fileOf = (wanted) => chunks.find(({ names: [name] }) => name === wanted)?.files[0];
  const apart = chunks.filter(({ initial, names: [name] }) => !initial && screens.has(name));
  const afterwards = fileOf('api');
  return {
    script: fileOf('main'),
    ...(afterwards && { afterwards }),
    screens: Object.fromEntries(apart.map(({ names: [name], files: [file] }) => [name, file])),
  };
}

/**
 * Builds the site of the remote in a folder.
 * @returns its files by their names in a build, and which scripts its pages load
 */
export async function buildSite(folder) {
  const home = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    const { stats } = await compile(siteConfigs(folder, relative(folder, home)));
    const assets = join(home, 'assets');
    const files = new Map([
      [sitePageFile, pageWithStyles(home)],
      [siteRendererFile, readFileSync(join(home, siteRendererFile))],
      ...readdirSync(assets)
        .filter((file) => siteScript.test(file))
        .map((file) => [file, readFileSync(join(assets, file))]),
    ]);
    const screens = new Set(readDeclaration(folder).routes.map(({ screen }) => screen));
    return { files, scripts: scriptsOf(stats.stats[0], screens) };
  } finally {
    rmSync(home, { recursive: true });
  }
}
