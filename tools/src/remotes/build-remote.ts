import { readFileSync } from 'node:fs';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import type { StoredFile } from '@booking/contracts/stored-file';
import { builtFiles } from '@booking/remote-kit/built-files';
import { at, runTool, taskEnv } from '../build.ts';
import { fail } from '../machine.ts';
import { say } from '../terminal.ts';
import { readDeclaration } from './declarations.ts';

/** What was built of a remote: what it says of itself, and its files. */
export type Built = { release: RemoteRelease; folder: string; files: Map<string, StoredFile> };

/** Builds projects that changed since they were built last. @throws Obstacle */
export async function buildProjects(...projects: string[]): Promise<void> {
  const flags = ['run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'];
  const { code, output } = await runTool('nx', flags, taskEnv);
  if (code !== 0) fail(`${output}\nThe build failed; what it says above is the reason.`);
}

/** Builds a remote. @throws Obstacle */
export async function buildRemote(remote: string): Promise<Built> {
  readDeclaration(remote);
  say(`Building ${remote} …`);
  await buildProjects(remote);
  const home = at(`dist/remotes/${remote}`);
  const release = JSON.parse(readFileSync(`${home}/release.json`, 'utf8')) as RemoteRelease;
  const folder = `${home}/${release.digest}`;
  return { release, folder, files: builtFiles(folder) };
}
