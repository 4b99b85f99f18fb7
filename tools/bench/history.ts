import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Line } from './bench.ts';

const Run = z.object({
  bench: z.string(),
  at: z.string(),
  commit: z.string(),
  machine: z.string(),
  values: z.record(z.string(), z.number()),
});
export type Run = z.infer<typeof Run>;

/** Times of other machines say nothing about a change. */
export const thisMachine = (): string => `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;

/** The values of the last run of this bench on such a machine, by what was measured. */
export function lastRun(file: string, bench: string, machine: string): Run | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines
    .map((line) => Run.parse(JSON.parse(line)))
    .findLast((run) => run.bench === bench && run.machine === machine);
}

/** One line more in the history. */
export function keepRun(file: string, lines: readonly Line[], run: Omit<Run, 'values'>): void {
  const values = Object.fromEntries(lines.map(({ what, value }) => [what, Number(value.toPrecision(5))]));
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify({ ...run, values })}\n`);
}
