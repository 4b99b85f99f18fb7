import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { shapeReasons } from '@booking/contracts/remote-admission-shape';
import { RemoteDeclaration } from '@booking/contracts/remote-build';
import { at, root } from '../build.ts';
import { fail } from '../machine.ts';
import { inLines } from './in-lines.ts';

/** The remotes of this repository, by folder. */
export const remotesHere = (): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(at(`${name}/remote.json`)))
    .sort();

const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(at(path), 'utf8'));
  } catch (error) {
    return fail(`${path} is no JSON: ${(error as Error).message}`);
  }
};

/** What a remote of this repository says of itself. @throws Obstacle when there is none, or it is not as it should be */
export function readDeclaration(remote: string): RemoteDeclaration {
  if (!remotesHere().includes(remote)) {
    fail(
      `${remote ? `There is no remote ${remote} here` : 'Say which remote'}. There are ${remotesHere().join(', ')}.`,
    );
  }
  const path = `${remote}/remote.json`;
  const given = readJson(path);
  const reasons = shapeReasons(given, RemoteDeclaration);
  if (reasons.length > 0) fail(inLines(`${path} cannot be used`, reasons));
  const declaration = RemoteDeclaration.parse(given);
  if (declaration.id !== remote)
    fail(`${path} says the id ${declaration.id}; it has to be ${remote}, like the folder.`);
  return declaration;
}
