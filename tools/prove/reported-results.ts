import { fail } from '../src/machine/machine.ts';
import type { Proof } from './promise-check.ts';
import { findResult, readJourneyReport, readJestReports } from './test-outcomes.ts';
import type { Result } from './results.ts';

/**
 * What the reports of a whole test run, left in a folder, tell of proofs; what they do not know is to be run.
 * @throws UserFacingError when there is no report
 */
export function splitByReports(folder: string, proofs: Proof[]): { seen: [Proof, Result][]; unseen: Proof[] } {
  const ran = [...readJestReports(folder), ...readJourneyReport(folder)];
  if (ran.length === 0) fail(`There is no report of tests in ${folder}.`);
  const seen: [Proof, Result][] = [];
  const unseen: Proof[] = [];
  for (const proof of proofs) {
    const result = findResult(ran, proof);
    if (result) seen.push([proof, result]);
    else unseen.push(proof);
  }
  return { seen, unseen };
}
