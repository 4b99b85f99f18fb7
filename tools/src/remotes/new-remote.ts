import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routesReasons } from '@booking/admission/admission-routes';
import { wordsFor } from '@booking/remote-kit/command/new-remote';
import { filesOf, type Words } from '@booking/remote-kit/command/scaffold';
import { shellPaths } from '@booking/remote-kit/shell-paths';
import { format, resolveConfig } from 'prettier';
import { repositoryPath } from '../build/build.ts';
import { fail } from '../machine/machine.ts';
import { readDeclaration, listRemotes } from './declarations.ts';

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The files of a new remote of this repository, formatted as everything here is. */
export async function newRemoteFiles(words: Words): Promise<Map<string, string>> {
  const files = [...filesOf(['remote', 'workspace'], words)].map(async ([file, text]): Promise<[string, string]> => {
    const filepath = repositoryPath(join(words.id, file));
    return [file, await format(text, { ...(await resolveConfig(filepath)), filepath })];
  });
  return new Map(await Promise.all(files));
}

/**
 * The words a new remote is written with.
 * @throws UserFacingError when its name, path or label is taken, or cannot be one
 */
export function wordsOf(id: string, given: string | undefined): Words {
  const others = listRemotes().map(readDeclaration);
  const last = Math.max(0, ...others.flatMap(({ nav }) => nav.map(({ order }) => order)));
  const words = wordsFor(id, given, last + 10);
  const { name, label } = words;
  if (existsSync(repositoryPath(id))) fail(`${id} is taken: there is a folder of that name.`);
  const path = `/${name}`;
  const routes = [{ path, screen: name, title: label, frame: 'console' as const }];
  const [clash] = routesReasons({ id, routes }, { shells: [{ paths: shellPaths }], others });
  if (clash) fail(`${path} is taken. ${clash.problem} Choose another name.`);
  const owner = others.find(({ nav }) => nav.some((entry) => same(entry.label, label)));
  if (owner)
    fail(
      `"${label}" is taken: ${owner.id} stands under it in the sidebar. Say another: npm run new -- ${id} "Another label"`,
    );
  return words;
}
