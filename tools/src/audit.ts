import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { verifyChain, type Head } from './audit-chain.ts';
import { fail, obstacleIn } from './machine.ts';
import { ownDatabase } from './own-database.ts';
import { startPostgres, type RunningPostgres } from './postgres.ts';
import { readSettings } from './settings.ts';
import { say } from './terminal.ts';

const usage = `npm run audit -- verify    checks that nothing of the audit log was changed, taken out or put in
  It reads the database at DATABASE_URL, else the one in DATA_DIR, be the product running or not.`;

/** The database, started for as long as it is read where nothing runs on it. @throws Obstacle when there is none */
async function openDatabase(env: ReturnType<typeof readSettings>['env']): Promise<[pg.Client, RunningPostgres?]> {
  const url = ownDatabase(env);
  const client = url ? new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 }) : undefined;
  client?.on('error', () => undefined);
  const reached = await client?.connect().then(
    () => true,
    () => false,
  );
  if (client && reached) return [client];
  if (env.DATABASE_URL) fail('PostgreSQL at DATABASE_URL does not answer.');
  const secret = join(env.DATA_DIR, 'secrets', 'database-password');
  if (!existsSync(secret))
    fail(`There is no database in ${env.DATA_DIR}. Set DATA_DIR or DATABASE_URL to where it is.`);
  const postgres = await startPostgres(env.DATA_DIR, readFileSync(secret, 'utf8'));
  const own = new pg.Client({ connectionString: postgres.url });
  await own.connect();
  return [own, postgres];
}

/** How far the log had come when the product last noted it. */
function notedHead(dataDir: string, database: string): Head | undefined {
  const file = join(dataDir, 'audit', `${database}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Head) : undefined;
}

async function verify(): Promise<boolean> {
  const { env } = readSettings(process.env);
  const [db, postgres] = await openDatabase(env);
  try {
    // first, for the log may go on while it is read
    const noted = notedHead(env.DATA_DIR, db.database ?? '');
    const { checked, broken } = await verifyChain(db, noted);
    const extent = noted ? `, noted up to place ${noted.place}` : ', and no note of how far it had come';
    say(`${checked} events of the audit log are as they were written${extent}.`);
    if (broken) say(`The audit log was tampered with. ${broken}`);
    return broken === null;
  } finally {
    await db.end();
    await postgres?.stop();
  }
}

try {
  if (process.argv.slice(2).join(' ') !== 'verify') fail(usage);
  if (!(await verify())) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${obstacleIn(error)}\n`);
  process.exitCode = 1;
}
