import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { RemoteId } from '@booking/contracts/remotes';
import { hostApiVersion } from '../host-api.ts';
import { fail } from './user-facing-error.ts';
import type { Words } from './scaffold.ts';

const labelRule = /^\p{L}[\p{L}\d &-]{0,29}$/u;

const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;

/** How whoever makes a remote is reached, until its team says otherwise: as they sign their commits, else by their name on this machine. */
function contactHere(): string {
  const { stdout } = spawnSync('git', ['config', 'user.email'], { encoding: 'utf8' });
  return ((stdout ?? '').trim() || userInfo().username).replaceAll(/["\\]/g, '');
}

/**
 * The words a new remote is written with.
 * @param given what it is called in the sidebar; its name unless said
 * @param order its place there
 * @throws UserFacingError when its name or label cannot be one
 */
export function wordsFor(id: string, given: string | undefined, order: number): Words {
  if (!RemoteId.safeParse(id).success) {
    fail(
      `${id || 'A remote without a name'} cannot be made: begin with mfe-, then 2 to 31 small letters and dashes, such as mfe-laundry.`,
    );
  }
  const name = id.slice('mfe-'.length);
  const label = given?.trim() ?? capital(name.replaceAll('-', ' '));
  if (!labelRule.test(label))
    fail(`"${label}" cannot stand in the sidebar: at most 30 letters, digits, spaces, & and -.`);
  const hostApi = `^${hostApiVersion.replace(/\.\d+$/, '.0')}`;
  return { id, name, label, order, hostApi, contact: contactHere() };
}
