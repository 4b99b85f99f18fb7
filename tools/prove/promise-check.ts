/** A line of a file of ours that is made wrong, to see the proof fail. */
export type Mutation = { file: string; find: string; replace: string };

/** A test by its file and title as they are written there; without a title every test of the file. An experiment is a file alone. */
export type Proof = { file: string; test?: string; mutation?: Mutation };

/** A line of docs/promises.md, and what shows that it is kept. */
export type PromiseCheck = { promise: string; proofs: Proof[] };

export type Runner = 'unit' | 'api' | 'journey' | 'experiment';

/** What runs a proof; its file says so. */
export function runnerOf({ file }: Pick<Proof, 'file'>): Runner {
  if (file.startsWith('tools/prove/experiments/')) return 'experiment';
  if (file.endsWith('.e2e.ts')) return 'journey';
  return file.endsWith('.api.test.ts') ? 'api' : 'unit';
}

/** By what a proof's results are kept. */
export const keyOf = ({ file, test }: Proof): string => (test === undefined ? file : `${file} › ${test}`);
