import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import type { StoredFile } from '@booking/contracts/stored-file';
import { builtFiles } from '../build/built-files.ts';
import { kilobytes } from './in-lines.ts';
import { fail } from './user-facing-error.ts';
import { readDeclarationIn } from './read-declaration.ts';
import { runCommand } from './run-command.ts';
import { printLine } from './print-line.ts';

/** What was built of a remote: what it says of itself, and its files. */
export type Built = { release: RemoteRelease; folder: string; files: Map<string, StoredFile> };

const program = fileURLToPath(new URL('../build/build-remote.mjs', import.meta.url));

/** A folder for what this command builds, which goes when the command ends: what is in dist, a running product serves. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'booking-build-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}

/** Builds the remote in a folder into a scratch folder. @throws UserFacingError with what stands in its way */
export async function buildRemote(folder: string): Promise<Built> {
  const { id } = readDeclarationIn(folder);
  printLine(`Building ${id} …`);
  const output = scratchFolder();
  const args = ['--disable-warning=ExperimentalWarning', program, output];
  const { code, output: said } = await runCommand(process.execPath, args, { cwd: folder });
  if (code !== 0) fail(`${said}\nThe build failed; what it says above is the reason.`);
  const home = join(output, 'remotes', id);
  const release = JSON.parse(readFileSync(join(home, 'release.json'), 'utf8')) as RemoteRelease;
  const built = join(home, release.digest);
  return { release, folder: built, files: builtFiles(built) };
}

/** How a build is called in a terminal. */
export const nameOf = ({ release: { id, version, digest, bytes } }: Built): string =>
  `${id} ${version} (${digest}, ${kilobytes(bytes)})`;
