import { parseArgs } from 'node:util';
import { admissionReasons } from '@booking/contracts/remote-admission';
import { at } from './build.ts';
import { fail, obstacleIn } from './machine.ts';
import { buildRemote } from './remotes/build-remote.ts';
import { inLines, kilobytes } from './remotes/in-lines.ts';
import { findLiveBuilds, keepLiveBuilds, unansweredBy } from './remotes/live-builds.ts';
import { findProduct } from './remotes/product.ts';
import { surroundingsAt, surroundingsHere } from './remotes/surroundings.ts';
import { say } from './terminal.ts';

const usage = `npm run check -- <remote>           builds it, and says all that admission would refuse
npm run check -- --live <address>   whether the API of this repository answers all that the builds call that are live there
  --keep                            keeps their calls, which npm test then holds the API against`;

/** Builds a remote and says what admission would: of the product that runs, else of what this repository holds. @throws Obstacle */
async function checkRemote(remote: string): Promise<void> {
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

/** Holds the endpoints of this repository against the builds that are live somewhere. @throws Obstacle with those that need what is not there */
async function checkLive(address: string, isKept: boolean): Promise<void> {
  const builds = await findLiveBuilds(address);
  const refused = builds.flatMap((build) => unansweredBy(build) ?? []);
  if (refused.length > 0) fail(refused.join('\n\n'));
  for (const { remote, version, digest, calls } of builds) {
    const outcome = calls ? `finds all of its ${calls.endpoints.length} endpoints` : 'does not say what it calls';
    say(`${remote} ${version} (${digest}) ${outcome}.`);
  }
  if (isKept) keepLiveBuilds(at('libs/contracts/test/live-builds'), builds);
}

/** @throws Obstacle */
async function check(): Promise<void> {
  const options = { live: { type: 'string' }, keep: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { live, keep } = values;
  if (live === undefined) return keep || positionals.length > 1 ? fail(usage) : checkRemote(positionals[0] ?? '');
  if (positionals.length > 0 || !URL.canParse(live)) fail(usage);
  await checkLive(live, keep);
}

try {
  await check();
} catch (error) {
  process.stderr.write(`${obstacleIn(error)}\n`);
  process.exitCode = 1;
}
