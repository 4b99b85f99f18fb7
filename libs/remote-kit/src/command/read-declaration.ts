import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shapeReasons } from '@booking/admission/admission-shape';
import { RemoteDeclaration } from '@booking/contracts/remote-build';
import { inLines } from './in-lines.ts';
import { fail } from './user-facing-error.ts';

const readJson = (path: string, name: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail(`${name} is no JSON: ${(error as Error).message}`);
  }
};

/**
 * What the remote in a folder says of itself.
 * @param name of the file, as the person who reads about it knows it
 * @throws UserFacingError when it is not as it should be
 */
export function readDeclarationIn(folder: string, name = 'remote.json'): RemoteDeclaration {
  const given = readJson(join(folder, 'remote.json'), name);
  const reasons = shapeReasons(given, RemoteDeclaration);
  if (reasons.length > 0) fail(inLines(`${name} cannot be used`, reasons));
  return RemoteDeclaration.parse(given);
}
