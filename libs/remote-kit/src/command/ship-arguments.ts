import { parseArgs } from 'node:util';
import type { OneWordChange, Why } from './change-remote.ts';
import { fail } from './user-facing-error.ts';
import type { Way } from './ship-build.ts';

/** What `ship` was asked to do: ship a build, or one change to what is shipped. */
export type Shipping = { names: string[]; why: Why } & ({ change: OneWordChange } | { way: Way });

/** The ways of `ship`, as its usage lists them. */
export const shipOptions = `  --canary 10       tries it with 10% of sessions instead
  --admit-only      only admits it, and prints a link that shows it in the real console
  --by "Ann"        who ships, when the account does not say
Instead of shipping, each with a --reason:
  --rollback        back to the version live before
  --end-canary      back to the live version for all
  --off, --on       switches the remote off, and on again
  --retire          ends the remote and frees its addresses, until a build of it is taken live again`;

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

function parsed(args: string[], usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`);
  }
}

function shareOf(text: string): number {
  const share = Number(text);
  return Number.isInteger(share) && share >= 1 && share <= 99 ? share : fail('A canary has a share from 1 to 99.');
}

/** @throws UserFacingError when they are not as the usage says */
export function readShipArguments(args: string[], usage: string): Shipping {
  const { values, positionals: names } = parsed(args, usage);
  const { by, canary, 'admit-only': isOnlyAdmitted = false } = values;
  const asked = Object.keys(oneWord).filter((name) => values[name as keyof typeof values]);
  if (asked.length + (canary === undefined ? 0 : 1) + (isOnlyAdmitted ? 1 : 0) > 1) fail(usage);
  const reason = values.reason.trim();
  if (reason.length < 3) fail('Say why with --reason "…", in at least three letters, for whoever reads it later.');
  const said = { names, why: { reason, ...(by && { by }) } };
  if (asked[0]) return { ...said, change: oneWord[asked[0]]! };
  return { ...said, way: { isOnlyAdmitted, share: canary === undefined ? undefined : shareOf(canary) } };
}
