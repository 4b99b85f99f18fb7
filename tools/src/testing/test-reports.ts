import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryPath } from '../build/build.ts';
import { currentCommit } from '../build/commit.ts';
import { failedInJest, failedInJourneys } from './failed-tests.ts';

export type Count = { passed: number; failed: number };

type Stage = Count & { name: string; seconds: number };
type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type Summary = { at: string; commit: string; stages: Stage[] };

const folder = repositoryPath('.data/test');

/** What Playwright says of each journey, as its json reporter writes it. */
export const journeysReport = join(folder, 'journeys.json');

const jestReports = join(folder, 'jest');

/** The tests of projects of jest.config.mjs, as their last run counted them (tools/jest.mjs). @param projects matches their names */
export function countJestTests(projects: RegExp): Count {
  const count = { passed: 0, failed: 0 };
  for (const name of readdirSync(jestReports).filter((file) => projects.test(file))) {
    const report = JSON.parse(readFileSync(join(jestReports, name), 'utf8')) as JestReport;
    count.passed += report.numPassedTests;
    count.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  }
  return count;
}

/** What a report lists. One that was broken off lists nothing; that it failed is counted with its stage. */
function listIn<Report>(file: string, failed: (report: Report) => string[]): string[] {
  try {
    return failed(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return [];
  }
}

/** What failed in all that ran: file, title and what was expected. */
export const listFailures = (): string[] => [
  ...readdirSync(jestReports).flatMap((file) => listIn(join(jestReports, file), failedInJest)),
  ...listIn(journeysReport, failedInJourneys),
];

/** Takes away what an earlier run said, and begins with the time and the commit. */
export function startReports(): Summary {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(jestReports, { recursive: true });
  return { at: new Date().toISOString(), commit: currentCommit(), stages: [] };
}

/** Writes .data/test/last.json: what each stage counted and how long it took, and both in all. @returns the count in all */
export function writeSummary(summary: Summary): Count {
  const sum = (of: keyof Count): number => summary.stages.reduce((total, stage) => total + stage[of], 0);
  const total = { passed: sum('passed'), failed: sum('failed') };
  const seconds = Math.round((Date.now() - Date.parse(summary.at)) / 1000);
  writeFileSync(join(folder, 'last.json'), `${JSON.stringify({ ...summary, ...total, seconds }, undefined, 2)}\n`);
  return total;
}
