import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { signIn, type FetchAnswer } from '../measure/ask.ts';
import { fill, type Size } from '../measure/fill.ts';
import { measureLists } from '../measure/measure-lists.ts';
import { measuredEndpoints } from '../measure/measured-endpoints.ts';
import { startScratchDatabases, type ScratchDatabases } from '../measure/scratch.ts';
import { renderMeasurement } from '../measure/table.ts';
import { isKept } from '../measure/verdict.ts';
import { repositoryPath, buildAll } from './build/build.ts';
import { fail, userFacingMessage } from './machine/machine.ts';
import { printLine } from './machine/terminal.ts';

const usage = `npm run measure fills two scratch databases and measures every list of the API on both.
  -- --small 10000/2000     calls and payments of the small one
     --large 1000000/200000 of the large one
     --only payment         only paths with this in them; docs/measured/lists.md is left as it is`;

/** @throws UserFacingError when it is not two numbers */
function sizeOf(text: string): Size {
  const [calls = 0, payments = 0] = text.split('/').map(Number);
  // fewer have no room for the three rows that some filters are to find
  if (!(calls >= 1000 && payments >= 100 && calls >= payments)) fail(`${text} is no size.\n${usage}`);
  return { calls, payments };
}

/** What the product does by the clock, such as deleting what is old, would go on beside what is measured. */
async function stopSchedules(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('DELETE FROM jobs.schedule').finally(() => client.end());
}

/** An API on a database that was filled; it migrates the database when it starts for the first time. */
async function startFilledApi(
  { createDatabase, startApi }: ScratchDatabases,
  name: string,
  size: Size,
): Promise<FetchAnswer> {
  printLine(`Filling ${size.calls} calls and ${size.payments} payments …`);
  const database = await createDatabase(name);
  await (await startApi(database)).stop();
  await fill(database, size);
  const { url } = await startApi(database);
  await stopSchedules(database);
  return signIn(url);
}

let scratch: ScratchDatabases | undefined;
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
// what is under way fails when its database goes
stopping.signal.addEventListener('abort', () => void scratch?.stop());

/** @throws UserFacingError when they are not as the usage says */
function readArguments() {
  const options = {
    small: { type: 'string', default: '10000/2000' },
    large: { type: 'string', default: '1000000/200000' },
    only: { type: 'string', default: '' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

async function measure(): Promise<void> {
  const { only, ...given } = readArguments();
  const sizes = { small: sizeOf(given.small), large: sizeOf(given.large) };
  const endpoints = measuredEndpoints.filter(({ path }) => path.includes(only));
  if (endpoints.length === 0) fail(`No list has ${only} in its path.`);
  printLine('Building what has changed …');
  await buildAll();
  scratch = await startScratchDatabases();
  if (stopping.signal.aborted) return;
  const small = await startFilledApi(scratch, 'small', sizes.small);
  const large = await startFilledApi(scratch, 'large', sizes.large);
  const { rows, notMeasured } = await measureLists(endpoints, small, large);
  const text = await renderMeasurement({ ...sizes, rows, notMeasured, at: new Date() });
  printLine(text);
  if (!only) {
    mkdirSync(repositoryPath('docs/measured'), { recursive: true });
    writeFileSync(repositoryPath('docs/measured/lists.md'), text);
  }
  process.exitCode = notMeasured.length === 0 && rows.every(({ verdict }) => isKept(verdict)) ? 0 : 1;
}

try {
  await measure();
} catch (error) {
  process.exitCode = 1;
  if (!stopping.signal.aborted) process.stderr.write(`${userFacingMessage(error)}\n`);
} finally {
  await scratch?.stop();
}
