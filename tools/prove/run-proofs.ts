import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerOf, type Proof, type Runner } from './promise-check.ts';
import { firstLine, findResult, readJourneyReport, readJestReports, type TestOutcome } from './test-outcomes.ts';
import type { Result } from './results.ts';
import { titlePattern } from './titles.ts';

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

async function jest(
  root: string,
  project: 'unit' | 'api',
  proofs: Proof[],
  folder: string,
  signal: AbortSignal,
): Promise<TestOutcome[]> {
  const reports = join(folder, 'jest');
  mkdirSync(reports, { recursive: true });
  const files = [...new Set(proofs.map(({ file }) => file))];
  const titles = proofs.map(({ test }) => (test === undefined ? '.*' : `${titlePattern(test)}$`));
  const flags = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
  const args = [
    ...flags,
    '--forceExit',
    '--maxWorkers',
    '2',
    '--json',
    '--outputFile',
    join(reports, `${project}.json`),
  ];
  // a title is looked for among those of the files alone
  await run(
    root,
    node(root),
    [...args, '--testNamePattern', titles.join('|'), '--runTestsByPath', ...files],
    {},
    signal,
  );
  return readJestReports(folder);
}

async function journeys(root: string, proofs: Proof[], folder: string, signal: AbortSignal): Promise<TestOutcome[]> {
  const report = join(folder, 'journeys.json');
  const files = [...new Set(proofs.map(({ file }) => file))];
  const titles = proofs.map(({ test }) => (test === undefined ? '.*' : titlePattern(test)));
  const args = ['test', '--grep', titles.join('|'), ...files];
  await run(root, join(root, 'node_modules/.bin/playwright'), args, { E2E_REPORT: report }, signal);
  return readJourneyReport(folder);
}

async function experiment(
  root: string,
  { file }: Proof,
  forSeconds: number,
  signal: AbortSignal,
): Promise<TestOutcome> {
  const began = performance.now();
  const at = new Date().toISOString();
  const args = ['--disable-warning=ExperimentalWarning', file, '--seconds', String(forSeconds)];
  const { code, last } = await run(root, node(root), args, {}, signal);
  const seconds = (performance.now() - began) / 1000;
  return { file, title: file, passed: code === 0, seconds, said: firstLine(last), at };
}

/** A proof that did not run at all failed. */
const outcomeOf = (proof: Proof, ran: TestOutcome[]): Result =>
  findResult(ran, proof) ?? { passed: false, seconds: 0, said: 'It did not run.', at: new Date().toISOString() };

/**
 * Runs proofs in a copy of the repository, those of one kind together.
 * @param seconds how long an experiment goes on that can go on for as long as it likes
 */
export async function runProofs(
  root: string,
  proofs: Proof[],
  { seconds, signal }: { seconds: number; signal: AbortSignal },
  onOutcome: (proof: Proof, outcome: Result) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'booking-prove-'));
  const of = (runner: Runner): Proof[] => proofs.filter((proof) => runnerOf(proof) === runner);
  const tell = (some: Proof[], ran: TestOutcome[]): void => {
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
