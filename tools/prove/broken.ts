import { keyOf, type Proof } from './pledge.ts';
import type { Results } from './results.ts';
import { runProofs } from './run-proofs.ts';
import { makeScratchCopy } from './scratch-copy.ts';

type Options = { seconds: number; signal: AbortSignal };

/**
 * Makes the line of each proof's breakage wrong, in a copy of the repository, and runs the proof, which has to fail.
 * @returns the proofs that passed all the same
 */
export async function seeFail(
  root: string,
  proofs: Proof[],
  results: Results,
  options: Options,
  say: (line: string) => void,
) {
  const copy = makeScratchCopy(root);
  const blind: Proof[] = [];
  try {
    for (const proof of proofs) {
      const { breakage } = proof;
      if (!breakage || options.signal.aborted) continue;
      copy.break(breakage);
      await runProofs(copy.root, [proof], options, (_, { passed, said }) => {
        // what cannot begin, or fails when nothing is broken, says nothing
        const isRed = results.of(proof)?.passed === true && !passed && said !== 'It did not run.';
        results.addBroken(proof, breakage, isRed);
        say(`${isRed ? 'fails, as it should' : 'DOES NOT FAIL'}  ${keyOf(proof)}${said && `: ${said}`}`);
        if (!isRed) blind.push(proof);
      });
      copy.mend();
    }
  } finally {
    copy.remove();
  }
  return blind;
}
