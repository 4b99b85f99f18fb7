import { existsSync, readdirSync } from 'node:fs';
import type { RemoteDeclaration } from '@booking/contracts/remote-build';
import { readDeclarationIn } from '@booking/remote-kit/command/read-declaration';
import { repositoryPath, repositoryRoot } from '../build/build.ts';
import { fail } from '../machine/machine.ts';

/** The remotes of this repository, by folder. */
export const listRemotes = (): string[] =>
  readdirSync(repositoryRoot)
    .filter((name) => name.startsWith('mfe-') && existsSync(repositoryPath(`${name}/remote.json`)))
    .sort();

/** What a remote of this repository says of itself. @throws UserFacingError when there is none, or it is not as it should be */
export function readDeclaration(remote: string): RemoteDeclaration {
  if (!listRemotes().includes(remote)) {
    fail(
      `${remote ? `There is no remote ${remote} here` : 'Say which remote'}. There are ${listRemotes().join(', ')}.`,
    );
  }
  const path = `${remote}/remote.json`;
  const declaration = readDeclarationIn(repositoryPath(remote), path);
  if (declaration.id !== remote)
    fail(`${path} says the id ${declaration.id}; it has to be ${remote}, like the folder.`);
  return declaration;
}
