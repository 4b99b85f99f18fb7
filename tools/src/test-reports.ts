import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './build.ts';
import { commitHere } from './commit.ts';

export type Count = { passed: number; failed: number };

type Stage = Count & { name: string; seconds: number };
type Summary = { at: string; commit: string; stages: Stage[] };

const folder = at('.data/test');

/** Where the report of a runner is: what it says of each test, as jest and Playwright write it. */
export const reportOf = (runner: 'unit' | 'api' | 'journeys'): string => join(folder, `${runner}.json`);

/** Takes away what an earlier run said, and begins with the time and the commit. */
export function beginReports(): Summary {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return { at: new Date().toISOString(), commit: commitHere(), stages: [] };
}

/** Writes .data/test/last.json: what each stage counted and how long it took, and both in all. @returns the count in all */
export function keepSummary(summary: Summary): Count {
  const sum = (of: keyof Count): number => summary.stages.reduce((total, stage) => total + stage[of], 0);
  const total = { passed: sum('passed'), failed: sum('failed') };
  const seconds = Math.round((Date.now() - Date.parse(summary.at)) / 1000);
  writeFileSync(join(folder, 'last.json'), `${JSON.stringify({ ...summary, ...total, seconds }, undefined, 2)}\n`);
  return total;
}
