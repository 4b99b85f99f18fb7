import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDatabase } from '../backup/database.ts';
import { eraseAgain } from '../backup/erase-again.ts';
import { restore } from '../backup/restore.ts';
import { buildAll } from './build/build.ts';
import { fail, userFacingMessage } from './machine/machine.ts';
import { readSettings } from './environment/settings.ts';
import { progress, printLine } from './machine/terminal.ts';

const usage =
  'npm run restore -- <file> fills an empty database while the product does not run; with --over, what is there is lost.';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

/** @throws UserFacingError when they are not as the usage says */
function readArguments() {
  try {
    return parseArgs({ options: { over: { type: 'boolean', default: false } }, allowPositionals: true });
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

/** @throws UserFacingError */
async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  const file = positionals[0] ?? fail(usage);
  if (!existsSync(file)) fail(`There is no ${file}.`);
  const { env } = readSettings(process.env);
  // the product itself makes the schema
  if (process.env['ALREADY_BUILT'] !== 'yes') {
    printLine('Building what has changed …');
    await buildAll();
  }
  const { url, leave } = await openDatabase(env);
  try {
    const { at, tables } = await restore(
      { file, databaseUrl: url, dataDir: env.DATA_DIR, isOver: values.over },
      (done, total) => progress('Restoring rows:', done, total),
      stopping.signal,
    );
    const rows = tables.reduce((sum, each) => sum + each.rows, 0);
    const erased = await eraseAgain(env, url);
    if (erased > 0) printLine(`Erased again who was erased since the backup was made: ${erased} requests.`);
    printLine(`Restored ${rows} rows of ${tables.length} tables as they were at ${at}; every one was checked.`);
  } finally {
    await leave();
  }
}

try {
  await run();
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${stopping.signal.aborted ? 'Stopped. Everything is as it was.' : userFacingMessage(error)}\n`);
}
