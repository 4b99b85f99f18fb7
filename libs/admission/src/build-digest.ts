import { createHash } from 'node:crypto';

/**
 * Names a build by what is in it.
 * @param assets file to its integrity
 * @returns 16 hex digits; the order of the files does not matter
 */
export function buildDigest(assets: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(assets).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(sorted)))
    .digest('hex')
    .slice(0, 16);
}
