import { fail } from '../src/machine.ts';
import type { Proof } from './pledge.ts';
import { outcomeIn, ranInBrowser, ranInJest } from './ran.ts';
import type { Result } from './results.ts';

/**
 * What the reports of a whole test run, left in a folder, tell of proofs; what they do not know is to be run.
 * @throws Obstacle when there is no report
 */
export function seenIn(folder: string, proofs: Proof[]): { seen: [Proof, Result][]; unseen: Proof[] } {
  const ran = [...ranInJest(folder), ...ranInBrowser(folder)];
  if (ran.length === 0) fail(`There is no report of tests in ${folder}.`);
  const seen: [Proof, Result][] = [];
  const unseen: Proof[] = [];
  for (const proof of proofs) {
    const result = outcomeIn(ran, proof);
    if (result) seen.push([proof, result]);
    else unseen.push(proof);
  }
  return { seen, unseen };
}
