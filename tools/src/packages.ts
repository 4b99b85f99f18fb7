import { dirname, join, relative } from 'node:path';
import { at, root } from './build.ts';
import { obstacleIn } from './machine.ts';
import { packPackages } from './packages/pack.ts';
import { say } from './terminal.ts';

try {
  say('Building the packages …');
  const files = await packPackages(at('dist/packages'));
  for (const file of files) say(`  ${relative(root, file)}`);
  say(`
A team installs them in its own folder, or from the registry that you publish them to (npm publish <file>):
  npm install --save-dev ${join(dirname(files[0]!), '*.tgz')}
  npx booking-remote new mfe-laundry "Laundry"
docs/first-remote.md goes on from there.`);
} catch (error) {
  process.stderr.write(`${obstacleIn(error)}\n`);
  process.exitCode = 1;
}
