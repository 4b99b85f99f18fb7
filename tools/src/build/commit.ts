import { execFileSync } from 'node:child_process';
import { repositoryRoot } from './build.ts';

/** The commit of this folder, with `-dirty` where it was changed since; `unknown` where there is no git or no history. */
export function currentCommit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: repositoryRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
