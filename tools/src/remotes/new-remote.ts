import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { routesReasons } from '@booking/contracts/remote-admission-routes';
import { RemoteId } from '@booking/contracts/remotes';
import { hostApiVersion } from '@booking/remote-kit/host-api';
import { shellPaths } from '@booking/remote-kit/shell-paths';
import { at } from '../build.ts';
import { fail } from '../machine.ts';
import { readDeclaration, remotesHere } from './declarations.ts';
import type { Words } from './scaffold.ts';

const labelRule = /^\p{L}[\p{L}\d &-]{0,29}$/u;

const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** How whoever makes a remote is reached, until its team says otherwise: as they sign their commits, else by their name on this machine. */
function contactHere(): string {
  const { stdout } = spawnSync('git', ['config', 'user.email'], { encoding: 'utf8' });
  return ((stdout ?? '').trim() || userInfo().username).replaceAll(/["\\]/g, '');
}

/**
 * The words a new remote is written with.
 * @throws Obstacle when its name, path or label is taken, or cannot be one
 */
export function wordsOf(id: string, given: string | undefined): Words {
  if (!RemoteId.safeParse(id).success) {
    fail(
      `${id || 'A remote without a name'} cannot be made: begin with mfe-, then 2 to 31 small letters and dashes, such as mfe-laundry.`,
    );
  }
  if (existsSync(at(id))) fail(`${id} is taken: there is a folder of that name.`);
  const name = id.slice('mfe-'.length);
  const label = given?.trim() ?? capital(name.replaceAll('-', ' '));
  if (!labelRule.test(label))
    fail(`"${label}" cannot stand in the sidebar: at most 30 letters, digits, spaces, & and -.`);

  const others = remotesHere().map(readDeclaration);
  const path = `/${name}`;
  const routes = [{ path, screen: name, title: label, frame: 'console' as const }];
  const [clash] = routesReasons({ id, routes }, { shells: [{ paths: shellPaths }], others });
  if (clash) fail(`${path} is taken. ${clash.problem} Choose another name.`);
  const owner = others.find(({ nav }) => nav.some((entry) => same(entry.label, label)));
  if (owner)
    fail(
      `"${label}" is taken: ${owner.id} stands under it in the sidebar. Say another: npm run new -- ${id} "Another label"`,
    );

  const last = Math.max(0, ...others.flatMap(({ nav }) => nav.map(({ order }) => order)));
  const hostApi = `^${hostApiVersion.replace(/\.\d+$/, '.0')}`;
  return { id, name, label, order: last + 10, hostApi, contact: contactHere() };
}
