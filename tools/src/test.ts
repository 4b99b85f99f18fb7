import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser } from './machine/browser.ts';
import { runTool, taskEnv } from './build/build.ts';
import { checkDependencies } from './dependencies/check-dependencies.ts';
import { environmentVariables, startTestEnvironment, type TestEnvironment } from './testing/test-environment.ts';
import { fakeDate } from './testing/fake-date.ts';
import { UserFacingError } from './machine/machine.ts';
import { printLine } from './machine/terminal.ts';
import {
  startReports,
  countJestTests,
  journeysReport,
  listFailures,
  writeSummary,
  type Count,
} from './testing/test-reports.ts';

type Step = { name: string; run: () => Promise<Count> };

/** `npm test -- --date 2026-10-31T23:30-05:00` begins on that date, whatever the day is. */
const { date } = parseArgs({ options: { date: { type: 'string' } } }).values;
if (date) Object.assign(process.env, fakeDate(date));

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

/** A command that passes or fails as a whole. */
const check = async (tool: string, args: string[]): Promise<Count> => {
  const { code, output } = await runTool(tool, args, taskEnv);
  if (code !== 0) printLine(output);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** A runner that failed without counting a failure did fail. */
const counted = (code: number, count: Count | undefined): Count =>
  count && (code === 0 || count.failed > 0) ? count : { passed: count?.passed ?? 0, failed: 1 };

/** What passed on one date may fail on another. */
const fresh = date ? ['--skipNxCache'] : [];

/** The tests of projects, each as its target `test` runs them; what did not change since it passed comes from the cache of the task runner. */
const tests = async (which: string[], projects: RegExp): Promise<Count> => {
  const { code, output } = await runTool(
    'nx',
    // all is built by then, and no project waits for another to pass
    ['run-many', '-t', 'test', '--outputStyle=static', '--excludeTaskDependencies', ...fresh, ...which],
    taskEnv,
  );
  if (code !== 0) printLine(output);
  return counted(code, countJestTests(projects));
};

const dependencies = async (): Promise<Count> => {
  const looks = await checkDependencies();
  for (const { what, problems, said = [], unanswered } of looks) {
    if (unanswered) printLine(`${what}: ${unanswered}`);
    for (const problem of [...problems, ...said]) printLine(`${what}: ${problem}`);
  }
  const answered = looks.filter(({ unanswered }) => !unanswered);
  const failed = answered.filter(({ problems }) => problems.length > 0).length;
  return { passed: answered.length - failed, failed };
};

/** A journey waits more than it works: in two products two are made side by side. */
const environments: Promise<TestEnvironment>[] = [];
const startEnvironments = (): void => {
  for (let n = 0; n < 2; n += 1) {
    // one after the other: two rehearsals at once would take the machine from the stages meanwhile
    const before = environments.at(-1) ?? Promise.resolve();
    environments.push(before.then(() => startTestEnvironment({ ALREADY_BUILT: 'yes' })));
  }
  // whoever needs them hears of it
  for (const environment of environments) environment.catch(() => undefined);
};
const stopEnvironments = async (): Promise<void> => {
  for (const environment of await Promise.allSettled(environments))
    if (environment.status === 'fulfilled') await environment.value.stop();
};

/** What the rehearsal does waits more than it works, too, so it is over by the time the journeys begin. */
const build = async (): Promise<Count> => {
  const count = await check('nx', ['run-many', '-t', 'build', '--outputStyle=static']);
  if (count.failed === 0) startEnvironments();
  return count;
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopEnvironments().then(() => process.exit(1)));
}

const journeys = async (): Promise<Count> => {
  findBrowser();
  const filled = await Promise.all(environments);
  if (filled.length === 0)
    throw new Error('There is no test environment for the journeys, because it could not be built.');
  const { code, output } = await runTool('playwright', ['test'], {
    ...taskEnv,
    E2E_REPORT: journeysReport,
    E2E_ENVIRONMENTS: JSON.stringify(filled.map(environmentVariables)),
  });
  const stats = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(journeysReport)?.stats;
  if (code !== 0) printLine(output);
  return counted(code, stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky });
};

/**
 * One stage after another. Only what measures no time stands in one stage with something else: on two cores a journey beside the
 * tests of the API finds everything twice as slow, and both together are hardly faster.
 */
const stages: Step[][] = [
  [
    { name: 'Format', run: () => check('prettier', ['--check', '.', '--log-level', 'warn']) },
    { name: 'Dependencies', run: dependencies },
    { name: 'Build', run: build },
  ],
  [{ name: 'Types and lint', run: () => check('nx', ['run-many', '-t', 'lint', '--outputStyle=static']) }],
  [{ name: 'Rules and screens', run: () => tests(['--exclude=api*'], /^(?!api)/) }],
  [{ name: 'API on PostgreSQL', run: () => tests(['--projects=api*', '--parallel=1'], /^api/) }],
  [{ name: 'Journeys in the browser', run: () => journeys().finally(stopEnvironments) }],
];

const summary = startReports();
const take = async ({ name, run }: Step): Promise<void> => {
  const started = performance.now();
  printLine(`${name} …`);
  const count = await run().catch((error: unknown): Count => {
    printLine(error instanceof UserFacingError ? error.message : String((error as Error).stack));
    return { passed: 0, failed: 1 };
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  summary.stages.push({ name, ...count, seconds });
  printLine(`${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
};
for (const stage of stages) await Promise.all(stage.map(take));
const { passed, failed } = writeSummary(summary);
process.exitCode = failed > 0 ? 1 : 0;
// thousands of lines were printed since some of them failed
for (const failure of listFailures()) printLine(`\nFailed: ${failure}`);
printLine('');
printLine(`${passed} passed, ${failed} failed`);
