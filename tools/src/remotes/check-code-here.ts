import { runTool, taskEnv } from '../build/build.ts';
import { fail } from '../machine/machine.ts';
import { printLine } from '../machine/terminal.ts';

/**
 * Runs types, lint and tests of a remote of this repository; what passed and did not change since comes from the cache of the task
 * runner. What its tests depend on is not built: a build goes where the running product serves it from.
 * @throws UserFacingError with what they say
 */
export async function checkCodeHere(remote: string): Promise<void> {
  printLine(`Running types, lint and tests of ${remote} …`);
  const args = ['run-many', '-t', 'lint', 'test', '-p', remote, '--excludeTaskDependencies', '--outputStyle=static'];
  const { code, output } = await runTool('nx', args, taskEnv);
  if (code !== 0)
    fail(`${output}\n${remote} does not pass; what it says above is the reason. Nothing was built or shipped.`);
}
