import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { runCommand } from '@booking/remote-kit/command/run-command';
import { rebuiltProjects } from './rebuilt-projects.ts';
import { fail } from '../machine/machine.ts';
import type { ProductProcess } from '../product/processes.ts';
import { printLine } from '../machine/terminal.ts';

export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));
export const repositoryPath = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Runs a command of node_modules/.bin. @param hear is told what it writes meanwhile @returns its exit code and what it wrote */
export const runTool = (
  tool: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  hear: (words: string) => void = () => undefined,
  cwd = repositoryRoot,
): Promise<{ code: number; output: string }> =>
  runCommand(repositoryPath(`node_modules/.bin/${tool}`), args, { cwd, env, hear });

/** The task runner works in this process' lifetime alone: no daemon is left behind. */
export const taskEnv = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_PARALLEL: String(availableParallelism()),
  FORCE_COLOR: '0',
};

/** Says what was built; of what was there nothing is said. */
const tell = (words: string): void => rebuiltProjects(words).forEach((project) => printLine(`  ${project}`));

/** Builds everything that changed since it was built last. @throws UserFacingError */
export async function buildAll(): Promise<void> {
  const { code, output } = await runTool('nx', ['run-many', '-t', 'build', '--outputStyle=static'], taskEnv, tell);
  if (code === 0) return;
  process.stderr.write(`${output}\n`);
  fail(
    /ENOSPC|no space left/i.test(output)
      ? 'The disk is full. Make room and start again.'
      : 'The build failed; what it says above is the reason.',
  );
}

/** Compiles the API anew with every change. */
export function watchApi(): ProductProcess {
  const args = ['src', '--out-dir', 'dist', '--strip-leading-paths', '--watch'];
  const child = spawn(repositoryPath('node_modules/.bin/swc'), args, {
    cwd: repositoryPath('api'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { process: child, stop: async () => void child.kill() };
}
