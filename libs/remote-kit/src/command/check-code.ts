import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './user-facing-error.ts';
import { runCommand } from './run-command.ts';
import { printLine } from './print-line.ts';

/** A script of a remote's package.json that its code has to pass. */
const checks = [
  { script: 'lint', what: 'types and lint' },
  { script: 'test', what: 'tests' },
] as const;

function scriptsIn(folder: string): Record<string, string> {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { scripts?: Record<string, string> }).scripts ?? {};
}

/** Runs types, lint and tests of the remote in a folder, as its package.json has them. @throws UserFacingError with what they say */
export async function checkCode(folder: string, id: string): Promise<void> {
  const scripts = scriptsIn(folder);
  for (const { script, what } of checks)
    if (!scripts[script])
      fail(
        `package.json of ${id} has no script "${script}". What is shipped passes its ${what} first: add the script.`,
      );
  for (const { script, what } of checks) {
    printLine(`Running ${what} of ${id} …`);
    const { code, output } = await runCommand('npm', ['run', '--silent', script], { cwd: folder });
    if (code !== 0)
      fail(
        `${output}\n${id} does not pass its ${what}; what they say above is the reason. Nothing was built or shipped.`,
      );
  }
}
