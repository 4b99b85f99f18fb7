import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../backup/database.ts';
import { repositoryPath, buildAll } from './build/build.ts';
import { fail, userFacingMessage } from './machine/machine.ts';
import { readSettings } from './environment/settings.ts';
import { printLine } from './machine/terminal.ts';

const usage = `npm run audit -- verify [--head <place>:<hash>]    checks that nothing of the audit log was changed, taken out or put in
  It reads the database at DATABASE_URL, else the one in DATA_DIR, be the product running or not.`;

/** The program that the image has for it (deploy/Dockerfile). */
const program = repositoryPath('api/dist/bundle/verify-audit.mjs');

const secrets = [
  'VAPI_WEBHOOK_SECRET',
  'VAPI_TOOL_TOKEN',
  'VAPI_STAFF_TOOL_TOKEN',
  'VAPI_CUSTOMER_TOOL_TOKEN',
  'SECRET_KEY',
];

/** Who reads the log alone needs no secret; each is another text, for no two may be the same. */
const notNeeded = Object.fromEntries(secrets.map((name) => [name, `${name} is not needed to verify`]));

/** @returns whether the log is as it was written @throws UserFacingError when there is no database */
async function verify(given: string[]): Promise<boolean> {
  const { env } = readSettings(process.env);
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'secrets', 'database-password')))
    fail(`There is no database in ${env.DATA_DIR}. Set DATA_DIR or DATABASE_URL to where it is.`);
  if (process.env['ALREADY_BUILT'] !== 'yes') {
    printLine('Building what has changed …');
    await buildAll();
  }
  const { url, leave } = await openDatabase(env);
  const variables = { ...notNeeded, ...process.env, DATA_DIR: env.DATA_DIR, DATABASE_URL: url };
  try {
    const child = spawn(process.execPath, [program, ...given], {
      env: variables,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return (await new Promise((done) => child.once('exit', done))) === 0;
  } finally {
    await leave();
  }
}

try {
  const [command, ...given] = process.argv.slice(2);
  if (command !== 'verify') fail(usage);
  if (!(await verify(given))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${userFacingMessage(error)}\n`);
  process.exitCode = 1;
}
