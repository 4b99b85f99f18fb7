import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type RunningPostgres } from '../../tools/src/postgres.ts';

declare global {
  var testPostgres: RunningPostgres;
}

/** One PostgreSQL for the whole run; every test file makes a database of its own in it. */
export default async function setup(): Promise<void> {
  globalThis.testPostgres = await startPostgres(mkdtempSync(join(tmpdir(), 'booking-test-')), 'test-only', {
    fast: true,
  });
  process.env['TEST_POSTGRES_URL'] = globalThis.testPostgres.url;
}
