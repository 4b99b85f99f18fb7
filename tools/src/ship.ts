import { changeRemote } from '@booking/remote-kit/command/change-remote';
import { readShipArguments, shipOptions } from '@booking/remote-kit/command/ship-arguments';
import { shipBuild } from '@booking/remote-kit/command/ship-build';
import { repositoryPath } from './build/build.ts';
import { fail, userFacingMessage } from './machine/machine.ts';
import { checkCodeHere } from './remotes/check-code-here.ts';
import { readDeclaration } from './remotes/declarations.ts';
import { withProductHere } from './remotes/product.ts';

const usage = `npm run ship -- <remote> --reason "why"    runs its types, lint and tests, builds, admits and takes live
${shipOptions}
In CI: SHIP_TOKEN=ship_… API_URL=https://… npm run ship -- <remote> --reason "why"
  with a token that the owner made for this remote under Remotes`;

/** @throws UserFacingError */
async function ship(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length === 0) fail(usage);
  const { names, why, ...shipping } = readShipArguments(args, usage);
  const [id, ...others] = names;
  if (id === undefined || others.length > 0) return fail(usage);
  await withProductHere(process.env, (product) => {
    if ('change' in shipping) return changeRemote(product, id, shipping.change, why);
    readDeclaration(id);
    const remote = { id, folder: repositoryPath(id), checkCode: () => checkCodeHere(id) };
    return shipBuild(product, remote, why, shipping.way);
  });
}

try {
  await ship();
} catch (error) {
  process.stderr.write(`${userFacingMessage(error)}\n`);
  process.exitCode = 1;
}
