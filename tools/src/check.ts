import { admissionReasons } from '@booking/contracts/remote-admission';
import { fail, obstacleIn } from './machine.ts';
import { buildRemote } from './remotes/build-remote.ts';
import { inLines, kilobytes } from './remotes/in-lines.ts';
import { findProduct } from './remotes/product.ts';
import { surroundingsAt, surroundingsHere } from './remotes/surroundings.ts';
import { say } from './terminal.ts';

/** Builds a remote and says what admission would: of the product that runs, else of what this repository holds. @throws Obstacle */
async function check(remote: string): Promise<void> {
  const { release, files } = await buildRemote(remote);
  const product = await findProduct(process.env);
  try {
    const around = product ? await surroundingsAt(product, remote) : await surroundingsHere(remote);
    const by = product?.address ?? 'the shell and the remotes of this repository';
    const reasons = admissionReasons(release, around, files);
    const build = `${remote} ${release.version} (${release.digest}, ${kilobytes(release.bytes)})`;
    if (reasons.length > 0) fail(inLines(`${build} would be refused by ${by}`, reasons));
    say(`${build} would be admitted by ${by}.`);
  } finally {
    await product?.leave();
  }
}

try {
  await check(process.argv[2] ?? '');
} catch (error) {
  process.stderr.write(`${obstacleIn(error)}\n`);
  process.exitCode = 1;
}
