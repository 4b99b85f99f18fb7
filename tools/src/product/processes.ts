import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { repositoryPath } from '../build/build.ts';
import { fail } from '../machine/machine.ts';

const largestLog = 20 * 1024 ** 2;
const patience = 15_000;

export type ProductProcess = { process: ChildProcess; stop: () => Promise<void> };

type Started<Ready> = ProductProcess & { ready: Promise<Ready> };

const logFile = (path: string) => {
  mkdirSync(dirname(path), { recursive: true });
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestLog) rmSync(path);
  const log = createWriteStream(path, { flags: 'a', mode: 0o600 });
  // a full disk stops the log, not the product
  log.on('error', () => undefined);
  return log;
};

/** The built API in one file (api/bundle.ts). */
const apiProgram = repositoryPath('api/dist/bundle/main.mjs');

/**
 * Stacks name lines of the source (docs/adr/0024). The other flags limit memory (docs/adr/0020): V8 collects new objects after 8 MB instead
 * of 64, and old ones once they have grown by three tenths instead of fourfold. The ceiling is for requests that need much at once.
 */
export const apiFlags = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--heap-growing-percent=30',
  '--max-old-space-size=512',
];

/** The same beside the heap: glibc keeps what was freed for each thread, in a place of its own, unless there is one for all. */
export const apiMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Starts a process of the product; what it writes goes to a log file.
 * `ready` settles with its message of type "ready", or rejects with the last line it wrote to stderr when it ends before.
 */
export function startProcess<Ready>(
  script: string,
  env: NodeJS.ProcessEnv,
  logPath: string,
  flags: string[] = [],
): Started<Ready> {
  const child = spawn(process.execPath, [...flags, '--disable-warning=ExperimentalWarning', script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = logFile(logPath);
  let complaint = '';
  child.stdout!.pipe(log, { end: false });
  child.stderr!.pipe(log, { end: false });
  child.stderr!.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2000)));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const ready = new Promise<Ready>((answer, failed) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && answer(message as Ready));
    void ended.then(() => {
      const lines = complaint.trim().split('\n');
      failed(new Error(lines.at(-1) || `${script} ended before it was ready; see ${logPath}`));
    });
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    await ended;
    clearTimeout(timer);
  };
  return { process: child, ready, stop };
}

/** Starts the built API, as the image does (deploy/Dockerfile). */
export const startBuiltApi = <Ready>(env: NodeJS.ProcessEnv, logPath: string): Started<Ready> =>
  startProcess<Ready>(apiProgram, { ...apiMemory, ...env }, logPath, apiFlags);

/** Waits for a part. @throws UserFacingError with the reason when it ends instead */
export const waitUntilReady = <Ready>(part: Started<Ready>): Promise<Ready> =>
  part.ready.catch((error: Error) => fail(error.message));
