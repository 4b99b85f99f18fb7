import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../backup/backup.ts';
import { openDatabase } from '../backup/database.ts';
import { fail, userFacingMessage } from './machine/machine.ts';
import { readSettings } from './environment/settings.ts';
import { progress, printLine } from './machine/terminal.ts';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

/** npm run backup -- [file]: of a product that runs or stands still. @throws UserFacingError */
async function backup(): Promise<void> {
  const { env } = readSettings(process.env);
  const day = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  const file = process.argv[2] ?? join(env.DATA_DIR, 'backups', `booking-${day}.tar`);
  if (existsSync(file)) fail(`${file} is there already. Name another file.`);
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'secrets', 'database-password')))
    fail(`There is no database in ${env.DATA_DIR}: nothing to back up.`);
  const { url, leave } = await openDatabase(env);
  try {
    const { tables } = await backUp(
      { databaseUrl: url, dataDir: env.DATA_DIR, file },
      (done, total) => progress('Backing up rows:', done, total),
      stopping.signal,
    );
    const rows = tables.reduce((sum, each) => sum + each.rows, 0);
    printLine(
      `Secrets are not in it. Keep SECRET_KEY (${join(env.DATA_DIR, 'secrets')}) elsewhere: images open with it alone.`,
    );
    if (env.S3_BUCKET) printLine(`Nor are images and builds of remotes, which lie in the bucket ${env.S3_BUCKET}.`);
    printLine(
      `Backed up ${rows} rows of ${tables.length} tables to ${file} (${Math.ceil(statSync(file).size / 1e6)} MB).`,
    );
  } finally {
    await leave();
  }
}

try {
  await backup();
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${stopping.signal.aborted ? 'Stopped. Nothing was written.' : userFacingMessage(error)}\n`);
}
