import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerOf, type Proof } from './promise-check.ts';
import type { Result } from './results.ts';
import { hasTitle } from './titles.ts';

/** What a runner reported of one test; the time is that of its report. */
export type TestOutcome = { file: string; title: string; passed: boolean; seconds: number; said: string; at: string };

type JestReport = {
  startTime: number;
  testResults: {
    name: string;
    assertionResults: { title: string; status: string; duration?: number | null; failureMessages: string[] }[];
  }[];
};
type JourneyReport = { stats: { startTime: string }; suites: JourneySuite[] };
type JourneySuite = { file: string; suites?: JourneySuite[]; specs: JourneySpec[] };
type JourneySpec = {
  title: string;
  ok: boolean;
  tests: { results: { status: string; duration: number; error?: { message?: string } }[] }[];
};

const readReport = <T>(folder: string, name: string): T | undefined => {
  const file = join(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
};

/** Of a failure its first line, without colours. */
export const firstLine = (message: string | undefined): string =>
  (message ?? '')
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n')[0]!
    .slice(0, 300);

/** What Jest's reports in a folder tell (`--json`): one for each project. */
export function readJestReports(folder: string): TestOutcome[] {
  const reports = join(folder, 'jest');
  if (!existsSync(reports)) return [];
  return readdirSync(reports).flatMap((name) => resultsInReport(readReport<JestReport>(reports, name)!));
}

const resultsInReport = ({ startTime, testResults }: JestReport): TestOutcome[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status, duration, failureMessages }) => ({
        file: name,
        title,
        passed: status === 'passed',
        seconds: (duration ?? 0) / 1000,
        said: firstLine(failureMessages[0]),
        at: new Date(startTime).toISOString(),
      })),
  );

/** What Playwright's report in a folder tells (its json reporter). */
export function readJourneyReport(folder: string): TestOutcome[] {
  const report = readReport<JourneyReport>(folder, 'journeys.json');
  if (!report) return [];
  const at = new Date(report.stats.startTime).toISOString();
  const ofSuite = ({ file, specs, suites = [] }: JourneySuite): TestOutcome[] => [
    ...specs.flatMap(({ title, ok, tests }) => {
      const results = tests.flatMap((test) => test.results).filter(({ status }) => status !== 'skipped');
      if (results.length === 0) return [];
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      return {
        file,
        title,
        passed: ok,
        seconds,
        said: firstLine(results.find(({ error }) => error)?.error?.message),
        at,
      };
    }),
    ...suites.flatMap(ofSuite),
  ];
  return report.suites.flatMap(ofSuite);
}

/** A runner tells a file from a folder of its own on, or from the root of whichever copy of the repository it ran in. */
const isSameFile = (one: string, other: string): boolean =>
  `/${one}`.endsWith(`/${other}`) || `/${other}`.endsWith(`/${one}`);

/** What became of a proof by what ran; undefined where nothing of it did. */
export function findResult(ran: TestOutcome[], proof: Proof): Result | undefined {
  const isOne = runnerOf(proof) === 'experiment';
  const own = ran.filter(({ file, title }) => isSameFile(file, proof.file) && (isOne || hasTitle(proof.test, title)));
  if (own.length === 0) return undefined;
  return {
    passed: own.every(({ passed }) => passed),
    seconds: own.reduce((sum, each) => sum + each.seconds, 0),
    said: own.map(({ said }) => said).find(Boolean) ?? '',
    at: own[0]!.at,
  };
}
