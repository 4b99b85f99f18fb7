import { parseArgs } from 'node:util';
import { buildRemote } from '@booking/remote-kit/command/build-remote';
import { checkBuild } from '@booking/remote-kit/command/check-build';
import { surroundingsAt } from '@booking/remote-kit/command/product';
import { repositoryPath } from './build/build.ts';
import { fail, userFacingMessage } from './machine/machine.ts';
import { checkCodeHere } from './remotes/check-code-here.ts';
import { readDeclaration } from './remotes/declarations.ts';
import { findLiveBuilds, keepLiveBuilds, unansweredBy } from './remotes/live-builds.ts';
import { findProduct } from './remotes/product.ts';
import { surroundingsHere } from './remotes/surroundings.ts';
import { printLine } from './machine/terminal.ts';

const usage = `npm run check -- <remote>           runs its types, lint and tests, builds it, and says all that admission would refuse
  --admission                       only builds it and says what admission would refuse
npm run check -- --live <address>   whether the API of this repository answers all that the builds call that are live there
  --keep                            keeps their calls, which npm test then holds the API against`;

/** Builds a remote and says what admission would: of the product that runs, else of what this repository holds. @throws UserFacingError */
async function checkRemote(remote: string, isAdmissionAlone: boolean): Promise<void> {
  readDeclaration(remote);
  if (!isAdmissionAlone) await checkCodeHere(remote);
  const built = await buildRemote(repositoryPath(remote));
  const product = await findProduct(process.env);
  try {
    const around = product ? await surroundingsAt(product, remote) : await surroundingsHere(remote);
    checkBuild(built, around, product?.address ?? 'the shell and the remotes of this repository');
  } finally {
    await product?.leave();
  }
}

/** Holds the endpoints of this repository against the builds that are live somewhere. @throws UserFacingError with those that need what is not there */
async function checkLive(address: string, isKept: boolean): Promise<void> {
  const builds = await findLiveBuilds(address);
  const refused = builds.flatMap((build) => unansweredBy(build) ?? []);
  if (refused.length > 0) fail(refused.join('\n\n'));
  for (const { remote, version, digest, calls } of builds) {
    const outcome = calls ? `finds all of its ${calls.endpoints.length} endpoints` : 'does not say what it calls';
    printLine(`${remote} ${version} (${digest}) ${outcome}.`);
  }
  if (isKept) keepLiveBuilds(repositoryPath('libs/admission/test/live-builds'), builds);
}

const options = {
  admission: { type: 'boolean', default: false },
  live: { type: 'string' },
  keep: { type: 'boolean', default: false },
} as const;

/** @throws UserFacingError */
async function check(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { admission, live, keep } = values;
  if (live === undefined) {
    if (keep || positionals.length > 1) fail(usage);
    return checkRemote(positionals[0] ?? '', admission);
  }
  if (admission || positionals.length > 0 || !URL.canParse(live)) fail(usage);
  await checkLive(live, keep);
}

try {
  await check();
} catch (error) {
  process.stderr.write(`${userFacingMessage(error)}\n`);
  process.exitCode = 1;
}
