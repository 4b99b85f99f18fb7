import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@booking/environment/environment';
import { runningPostgres } from './postgres.ts';

/** The database of the product that runs from this folder: whoever can read its password may do anything in it. */
export function localDatabaseUrl({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): string | undefined {
  if (DATABASE_URL) return DATABASE_URL;
  const secret = join(DATA_DIR, 'secrets', 'database-password');
  return existsSync(secret) ? runningPostgres(DATA_DIR, readFileSync(secret, 'utf8')) : undefined;
}
