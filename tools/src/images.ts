import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './build.ts';
import { pinImages } from './images/pin-images.ts';
import { obstacleIn } from './machine.ts';
import { printLine } from './terminal.ts';

const file = at('deploy/images.env');

try {
  const before = readFileSync(file, 'utf8');
  const after = await pinImages(before);
  writeFileSync(file, after);
  printLine(
    after === before ? 'deploy/images.env has the newest digests.' : 'deploy/images.env has new digests. Commit it.',
  );
} catch (error) {
  process.stderr.write(`${obstacleIn(error)}\n`);
  process.exitCode = 1;
}
