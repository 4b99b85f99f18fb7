import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from '../build.ts';
import type { Manifest } from './manifest.ts';

type Bins = { bin?: string | Record<string, string> };

const readManifest = <T>(folder: string): T => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as T;

/** The commands of a package, as npm links them. */
function linkBins(name: string, home: string, modules: string): void {
  const { bin = {} } = readManifest<Bins>(home);
  const named = typeof bin === 'string' ? { [name.split('/').at(-1)!]: bin } : bin;
  for (const [command, file] of Object.entries(named)) {
    symlinkSync(join(home, file), join(modules, '.bin', command));
    if (home.startsWith(modules)) chmodSync(join(home, file), 0o755);
  }
}

/**
 * Installs packed packages into a folder without asking a registry: their own files unpacked, and beside them what they say they depend on,
 * and nothing more, from what is installed here. What a package uses and does not name is missing.
 */
export function installOffline(folder: string, files: readonly string[]): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  const homes = files.map((file) => {
    const unpacked = join(folder, '.unpacked', String(files.indexOf(file)));
    mkdirSync(unpacked, { recursive: true });
    const { status, stderr } = spawnSync('tar', ['-xzf', file, '-C', unpacked], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const { name } = readManifest<Manifest>(join(unpacked, 'package'));
    const home = join(modules, name);
    mkdirSync(dirname(home), { recursive: true });
    spawnSync('mv', [join(unpacked, 'package'), home]);
    linkBins(name, home, modules);
    return home;
  });
  const depended = homes.flatMap((home) => {
    const { dependencies, peerDependencies } = readManifest<Manifest>(home);
    return Object.keys({ ...dependencies, ...peerDependencies });
  });
  for (const name of new Set(depended.filter((other) => !other.startsWith('@booking/')))) {
    const home = realpathSync(at(join('node_modules', name)));
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(home, join(modules, name));
    linkBins(name, home, modules);
  }
  if (readdirSync(join(modules, '@booking')).length !== files.length) throw new Error('A package is missing.');
}
