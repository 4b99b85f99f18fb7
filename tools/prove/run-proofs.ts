import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { hasTitle, titlePattern } from './titles.ts';
import { runnerOf, type Proof, type Runner } from './pledge.ts';
import type { Result } from './results.ts';

export type Outcome = Omit<Result, 'at'>;
type Ran = { file: string; title: string; passed: boolean; seconds: number; said: string };

type JestReport = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { title: string; status: string; duration?: number | null; failureMessages: string[] }[];
  }[];
};
type JourneySuite = { file: string; suites?: JourneySuite[]; specs: JourneySpec[] };
type JourneySpec = {
  title: string;
  ok: boolean;
  tests: { results: { duration: number; error?: { message?: string } }[] }[];
};

/** Runs a program to its end in a folder. @returns its exit code and the last line it wrote */
function run(root: string, program: string, args: string[], env: NodeJS.ProcessEnv, signal: AbortSignal) {
  return new Promise<{ code: number; last: string }>((done) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const hear = (chunk: Buffer): void => void (said = (said + chunk.toString()).slice(-4000));
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const end = (): void => void child.kill('SIGTERM');
    signal.addEventListener('abort', end, { once: true });
    child.once('error', ({ message }) => done({ code: 1, last: message }));
    child.once('close', (code) => {
      signal.removeEventListener('abort', end);
      done({ code: code ?? 1, last: said.trim().split('\n').at(-1) ?? '' });
    });
  });
}

const node = (root: string): string => join(root, 'node_modules/node/bin/node');
const readReport = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
/** Of a failure its first line, without colours. */
const inShort = (message: string | undefined): string =>
  (message ?? '')
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n')[0]!
    .slice(0, 300);

async function jest(
  root: string,
  project: 'unit' | 'api',
  proofs: Proof[],
  folder: string,
  signal: AbortSignal,
): Promise<Ran[]> {
  const report = join(folder, `${project}.json`);
  const files = [...new Set(proofs.map(({ file }) => file))];
  const titles = proofs.map(({ test }) => (test === undefined ? '.*' : `${titlePattern(test)}$`));
  const flags = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
  const args = [
    ...flags,
    '--selectProjects',
    project,
    '--forceExit',
    '--maxWorkers',
    '2',
    '--json',
    '--outputFile',
    report,
  ];
  // a title is looked for among those of the files alone
  await run(
    root,
    node(root),
    [...args, '--testNamePattern', titles.join('|'), '--runTestsByPath', ...files],
    {},
    signal,
  );
  return (readReport<JestReport>(report)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status, duration, failureMessages }) => ({
        file: relative(root, name),
        title,
        passed: status === 'passed',
        seconds: (duration ?? 0) / 1000,
        said: inShort(failureMessages[0]),
      })),
  );
}

async function journeys(root: string, proofs: Proof[], folder: string, signal: AbortSignal): Promise<Ran[]> {
  const report = join(folder, 'journeys.json');
  const files = [...new Set(proofs.map(({ file }) => file))];
  const titles = proofs.map(({ test }) => (test === undefined ? '.*' : titlePattern(test)));
  const args = ['test', '--grep', titles.join('|'), ...files];
  await run(root, join(root, 'node_modules/.bin/playwright'), args, { E2E_REPORT: report }, signal);
  const ofSuite = ({ file, specs, suites = [] }: JourneySuite): Ran[] => [
    ...specs.map(({ title, ok, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      return { file, title, passed: ok, seconds, said: inShort(results.find(({ error }) => error)?.error?.message) };
    }),
    ...suites.flatMap(ofSuite),
  ];
  return (readReport<{ suites: JourneySuite[] }>(report)?.suites ?? []).flatMap(ofSuite);
}

async function experiment(root: string, { file }: Proof, seconds: number, signal: AbortSignal): Promise<Ran> {
  const began = performance.now();
  const args = ['--disable-warning=ExperimentalWarning', file, '--seconds', String(seconds)];
  const { code, last } = await run(root, node(root), args, {}, signal);
  return { file, title: file, passed: code === 0, seconds: (performance.now() - began) / 1000, said: inShort(last) };
}

/** A proof that did not run at all failed. */
function outcomeOf(proof: Proof, ran: Ran[]): Outcome {
  const isOne = runnerOf(proof) === 'experiment';
  // a runner may tell a file from its own folder on
  const own = ran.filter(({ file, title }) => proof.file.endsWith(file) && (isOne || hasTitle(proof.test, title)));
  if (own.length === 0) return { passed: false, seconds: 0, said: 'It did not run.' };
  const seconds = own.reduce((sum, each) => sum + each.seconds, 0);
  return { passed: own.every(({ passed }) => passed), seconds, said: own.map(({ said }) => said).find(Boolean) ?? '' };
}

/**
 * Runs proofs in a copy of the repository, those of one kind together.
 * @param seconds how long an experiment goes on that can go on for as long as it likes
 */
export async function runProofs(
  root: string,
  proofs: Proof[],
  { seconds, signal }: { seconds: number; signal: AbortSignal },
  onOutcome: (proof: Proof, outcome: Outcome) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'booking-prove-'));
  const of = (runner: Runner): Proof[] => proofs.filter((proof) => runnerOf(proof) === runner);
  const tell = (some: Proof[], ran: Ran[]): void => {
    if (!signal.aborted) some.forEach((proof) => onOutcome(proof, outcomeOf(proof, ran)));
  };
  try {
    for (const project of ['unit', 'api'] as const) {
      const some = of(project);
      if (some.length > 0) tell(some, await jest(root, project, some, folder, signal));
    }
    for (const proof of of('experiment')) {
      if (!signal.aborted) tell([proof], [await experiment(root, proof, seconds, signal)]);
    }
    const some = of('journey');
    if (some.length > 0 && !signal.aborted) tell(some, await journeys(root, some, folder, signal));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
