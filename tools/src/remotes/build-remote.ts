import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import type { StoredFile } from '@booking/contracts/stored-file';
import { builtFiles } from '@booking/remote-kit/built-files';
import { at, runTool } from '../build.ts';
import { fail } from '../machine.ts';
import { say } from '../terminal.ts';
import { readDeclaration } from './declarations.ts';

/** What was built of a remote: what it says of itself, and its files. */
export type Built = { release: RemoteRelease; folder: string; files: Map<string, StoredFile> };

/** A folder for what this command builds, which goes when the command ends: what is in dist, a running product serves. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'booking-build-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}

/** Runs one step of a build in the folder of a project. @throws Obstacle with what it said */
export async function runBuild(project: string, tool: string, args: string[]): Promise<void> {
  const { code, output } = await runTool(tool, args, {}, undefined, at(project));
  if (code !== 0) fail(`${output}\nThe build failed; what it says above is the reason.`);
}

/** Builds a remote into a scratch folder. @throws Obstacle */
export async function buildRemote(remote: string): Promise<Built> {
  readDeclaration(remote);
  say(`Building ${remote} …`);
  const output = scratchFolder();
  const build = (script: string): Promise<void> =>
    runBuild(remote, 'node', ['--disable-warning=ExperimentalWarning', at(`libs/remote-kit/src/${script}`), output]);
  await build('build-remote.mjs');
  // nothing of it is sent; it only shows here already that it cannot be built
  if (existsSync(at(`${remote}/src/site`))) await build('build-site.mjs');
  const home = join(output, 'remotes', remote);
  const release = JSON.parse(readFileSync(join(home, 'release.json'), 'utf8')) as RemoteRelease;
  const folder = join(home, release.digest);
  return { release, folder, files: builtFiles(folder) };
}
