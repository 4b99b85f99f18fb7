import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { keyOf, type Mutation, type PromiseCheck, type Proof } from './promise-check.ts';

const Result = z.object({ passed: z.boolean(), seconds: z.number(), at: z.string(), said: z.string() });
export type Result = z.infer<typeof Result>;

const Broken = z.object({ isRed: z.boolean(), at: z.string() });
const Kept = z.object({ results: z.record(z.string(), Result), broken: z.record(z.string(), Broken) });

const markOf = (mutation: Mutation): string =>
  createHash('sha256').update(JSON.stringify(mutation)).digest('hex').slice(0, 12);

/** What became of each proof the last time it ran, and of each mutation. */
export class Results {
  private readonly file: string;
  private readonly kept: z.infer<typeof Kept>;

  constructor(file: string) {
    this.file = file;
    const known = existsSync(file) ? Kept.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
    this.kept = known?.data ?? { results: {}, broken: {} };
  }

  of(proof: Proof): Result | undefined {
    return this.kept.results[keyOf(proof)];
  }

  /** When the proof was seen to fail for its mutation as it is now written. */
  findKilledAt(proof: Proof): string | undefined {
    const broken = proof.mutation && this.kept.broken[`${keyOf(proof)} ${markOf(proof.mutation)}`];
    return broken?.isRed ? broken.at : undefined;
  }

  add(proof: Proof, result: Result): void {
    this.kept.results[keyOf(proof)] = result;
    this.save();
  }

  addMutationResult(proof: Proof, mutation: Mutation, isRed: boolean): void {
    const mutationResult = { isRed, at: new Date().toISOString() };
    this.kept.broken[`${keyOf(proof)} ${markOf(mutation)}`] = mutationResult;
    this.save();
  }

  private save(): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(this.kept, undefined, 1));
  }
}

export type Verdict = 'kept' | 'broken' | 'not shown';

/** A promise is kept when all that is to show it passed the last time. */
export function verdictOf({ proofs }: PromiseCheck, results: Results): Verdict {
  const found = proofs.map((proof) => results.of(proof));
  if (found.some((result) => result?.passed === false)) return 'broken';
  return found.length > 0 && found.every(Boolean) ? 'kept' : 'not shown';
}
