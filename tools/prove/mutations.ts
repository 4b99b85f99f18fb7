import { keyOf, type Proof } from './promise-check.ts';
import type { Results } from './results.ts';
import { runProofs } from './run-proofs.ts';
import { makeMutableCopy } from './mutable-copy.ts';

type Options = { seconds: number; signal: AbortSignal };

/**
 * Makes the line of each proof's mutation wrong, in a copy of the repository, and runs the proof, which has to fail.
 * @returns the proofs that passed all the same
 */
export async function runMutations(
  root: string,
  proofs: Proof[],
  results: Results,
  options: Options,
  say: (line: string) => void,
) {
  const copy = makeMutableCopy(root);
  const survivors: Proof[] = [];
  try {
    for (const proof of proofs) {
      const { mutation } = proof;
      if (!mutation || options.signal.aborted) continue;
      copy.mutate(mutation);
      await runProofs(copy.root, [proof], options, (_, { passed, said }) => {
        // what cannot begin, or fails when nothing is broken, says nothing
        const isRed = results.of(proof)?.passed === true && !passed && said !== 'It did not run.';
        results.addMutationResult(proof, mutation, isRed);
        say(`${isRed ? 'fails, as it should' : 'DOES NOT FAIL'}  ${keyOf(proof)}${said && `: ${said}`}`);
        if (!isRed) survivors.push(proof);
      });
      copy.restore();
    }
  } finally {
    copy.remove();
  }
  return survivors;
}
