import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const schema = 'booking_schema';
const migrations = fileURLToPath(new URL('./migrate.mjs', import.meta.url));

const urlOf = (name: string): string => {
  const url = new URL(process.env['TEST_POSTGRES_URL']!);
  url.pathname = `/${name}`;
  return url.href;
};

async function create(name: string, template: string): Promise<string> {
  const admin = new pg.Client({ connectionString: process.env['TEST_POSTGRES_URL']! });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`).finally(() => admin.end());
  return urlOf(name);
}

/** Makes the database that others are copied from: all migrations, no row. */
export async function makeSchema(): Promise<void> {
  await promisify(execFile)(process.execPath, [migrations, await create(schema, 'template0')]);
}

/** Makes a database in the PostgreSQL of this test run, with the schema or with nothing in it. @returns its address */
export const createDatabase = (holding: 'schema' | 'nothing' = 'schema'): Promise<string> =>
  create(`test_${randomUUID().replaceAll('-', '')}`, holding === 'schema' ? schema : 'template0');
