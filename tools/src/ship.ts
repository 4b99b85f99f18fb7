import { parseArgs } from 'node:util';
import { fail, obstacleIn } from './machine.ts';
import { withProduct } from './remotes/product.ts';
import { changeRemote, type OneWordChange } from './remotes/change-remote.ts';
import { shipBuild } from './remotes/ship-build.ts';

const usage = `npm run ship -- <remote> --reason "why"    builds, admits and takes live
  --canary 10       tries it with 10% of sessions instead
  --admit-only      only admits it, and prints a link that shows it in the real console
  --by "Ann"        who ships, when the account does not say
Instead of shipping, each with a --reason:
  --rollback        back to the version live before
  --end-canary      back to the live version for all
  --off, --on       switches the remote off, and on again
  --retire          ends the remote and frees its addresses, until a build of it is taken live again
In CI: SHIP_TOKEN=ship_… API_URL=https://… npm run ship -- <remote> --reason "why"
  with a token that the owner made for this remote under Remotes`;

const oneWord: Record<string, OneWordChange> = {
  rollback: 'rollback',
  'end-canary': 'end-canary',
  off: 'switch-off',
  on: 'switch-on',
  retire: 'retire',
};

const options = {
  reason: { type: 'string', default: '' },
  by: { type: 'string' },
  canary: { type: 'string' },
  'admit-only': { type: 'boolean' },
  rollback: { type: 'boolean' },
  'end-canary': { type: 'boolean' },
  off: { type: 'boolean' },
  on: { type: 'boolean' },
  retire: { type: 'boolean' },
} as const;

/** @throws Obstacle when they are not as the usage says */
function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`);
  }
}

/** @throws Obstacle */
function shareOf(text: string): number {
  const share = Number(text);
  return Number.isInteger(share) && share >= 1 && share <= 99 ? share : fail('A canary has a share from 1 to 99.');
}

/** @throws Obstacle */
async function ship(): Promise<void> {
  const { values, positionals } = readArguments();
  const { by, canary, 'admit-only': isOnlyAdmitted = false } = values;
  const remote = positionals[0] ?? fail(usage);
  const asked = Object.keys(oneWord).filter((name) => values[name as keyof typeof values]);
  const ways = asked.length + (canary === undefined ? 0 : 1) + (isOnlyAdmitted ? 1 : 0);
  if (positionals.length > 1 || ways > 1) fail(usage);
  const reason = values.reason.trim();
  if (reason.length < 3) fail('Say why with --reason "…", for whoever reads it later.');
  const share = canary === undefined ? undefined : shareOf(canary);
  const why = { reason, ...(by && { by }) };
  await withProduct(process.env, (product) =>
    asked[0]
      ? changeRemote(product, remote, oneWord[asked[0]]!, why)
      : shipBuild(product, remote, why, { isOnlyAdmitted, share }),
  );
}

try {
  await ship();
} catch (error) {
  process.stderr.write(`${obstacleIn(error)}\n`);
  process.exitCode = 1;
}
