import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type RunningPostgres } from '../../../tools/src/postgres/postgres.ts';
import { makeSchema } from './databases.ts';
import { serveWorkerApis } from './serve-worker-apis.ts';

declare global {
  var testPostgres: RunningPostgres;
  var testFolder: string;
  var workerApis: { address: string; stop: () => Promise<void> };
}

/** One PostgreSQL for the whole run; every test file makes a database of its own in it, most of them as copies of one with the schema. */
export default async function setup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'booking-test-'));
  // PostgreSQL may run as another user, who has to get in
  chmodSync(folder, 0o755);
  globalThis.testFolder = folder;
  globalThis.testPostgres = await startPostgres(folder, 'test-only', { fast: true });
  process.env['TEST_COMPILE_CACHE'] = join(folder, 'compiled');
  process.env['TEST_DATA_DIR'] = join(folder, 'data');
  process.env['TEST_POSTGRES_URL'] = globalThis.testPostgres.url;
  await makeSchema();
  globalThis.workerApis = await serveWorkerApis();
  process.env['TEST_WORKER_APIS'] = globalThis.workerApis.address;
}
