import { existsSync, readdirSync } from 'node:fs';
import type { RemoteDeclaration } from '@booking/contracts/remote-build';
import { readDeclarationIn } from '@booking/remote-kit/command/read-declaration';
import { at, root } from '../build.ts';
import { fail } from '../machine.ts';

/** The remotes of this repository, by folder. */
export const remotesHere = (): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(at(`${name}/remote.json`)))
    .sort();

/** What a remote of this repository says of itself. @throws Obstacle when there is none, or it is not as it should be */
export function readDeclaration(remote: string): RemoteDeclaration {
  if (!remotesHere().includes(remote)) {
    fail(
      `${remote ? `There is no remote ${remote} here` : 'Say which remote'}. There are ${remotesHere().join(', ')}.`,
    );
  }
  const path = `${remote}/remote.json`;
  const declaration = readDeclarationIn(at(remote), path);
  if (declaration.id !== remote)
    fail(`${path} says the id ${declaration.id}; it has to be ${remote}, like the folder.`);
  return declaration;
}
