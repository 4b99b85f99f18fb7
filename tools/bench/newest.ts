import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Line } from './bench.ts';

const target = z.union([
  z.object({ kind: z.enum(['value', 'ratio']), atMost: z.number() }),
  z.object({ kind: z.enum(['value', 'ratio']), atLeast: z.number() }),
]);
const Newest = z.object({
  at: z.string(),
  commit: z.string(),
  machine: z.string(),
  lines: z.array(
    z.object({
      what: z.string(),
      value: z.number(),
      unit: z.enum(['ms', 's', 'KB', 'MB', 'requests', '1/s', '%', 'times']),
      yardstick: z.object({ what: z.string(), value: z.number() }).optional(),
      target: target.optional(),
      note: z.string().optional(),
    }),
  ),
});

/** What the newest whole run of a bench measured, of which commit and on what machine. */
export type Newest = { at: string; commit: string; machine: string; lines: Line[] };

const fileOf = (folder: string, bench: string): string => `${folder}/${bench}.json`;

/** Undefined for a bench that never ran as a whole. @param folder docs/measured @throws ZodError when the file is of another shape */
export function newestOf(folder: string, bench: string): Newest | undefined {
  const file = fileOf(folder, bench);
  return existsSync(file) ? Newest.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Puts a run in the place of the one before. */
export function keepNewest(folder: string, bench: string, newest: Newest): void {
  writeFileSync(fileOf(folder, bench), `${JSON.stringify(newest, undefined, 2)}\n`);
}
