import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryPath, repositoryRoot } from './build/build.ts';
import { fail, userFacingMessage } from './machine/machine.ts';
import { keepExports, versionProblems } from './packages/kept-exports.ts';
import { packPackages } from './packages/pack.ts';
import { printLine } from './machine/terminal.ts';

/** Packages of one version always export the same. `--keep` keeps what they export, once their versions were raised. @throws UserFacingError */
function checkVersions(unpacked: string, isKept: boolean): void {
  const problems = versionProblems(unpacked);
  if (problems.length > 0) fail(problems.join('\n\n'));
  if (isKept) keepExports(unpacked);
}

try {
  const { keep } = parseArgs({ options: { keep: { type: 'boolean', default: false } } }).values;
  printLine('Building the packages …');
  const files = await packPackages(repositoryPath('dist/packages'), (unpacked) => checkVersions(unpacked, keep));
  for (const file of files) printLine(`  ${relative(repositoryRoot, file)}`);
  printLine(`
A team installs them in its own folder, or from the registry that you publish them to (npm publish <file>):
  npm install --prefix . --save-dev ${join(dirname(files[0]!), '*.tgz')}
  npx booking-remote new mfe-laundry "Laundry"
docs/first-remote.md goes on from there.`);
} catch (error) {
  process.stderr.write(`${userFacingMessage(error)}\n`);
  process.exitCode = 1;
}
