import { readFileSync, writeFileSync } from 'node:fs';
import { repositoryPath } from './build/build.ts';
import { pinImages } from './images/pin-images.ts';
import { userFacingMessage } from './machine/machine.ts';
import { printLine } from './machine/terminal.ts';

const file = repositoryPath('deploy/images.env');

try {
  const before = readFileSync(file, 'utf8');
  const after = await pinImages(before);
  writeFileSync(file, after);
  printLine(
    after === before ? 'deploy/images.env has the newest digests.' : 'deploy/images.env has new digests. Commit it.',
  );
} catch (error) {
  process.stderr.write(`${userFacingMessage(error)}\n`);
  process.exitCode = 1;
}
