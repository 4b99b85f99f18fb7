import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { createDatabase } from '../../../test/start/databases.ts';
import { eventually, startOwnApi } from '../../../test/start/running-api.ts';
import { begin, report } from '../../../test/providers/server-messages.ts';

const main = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));

test('jobs of an API process are done by a worker process', async () => {
  const api = await startOwnApi({ PROCESS: 'api' });
  const processed = (): Promise<unknown[]> => api.sql(`SELECT FROM inbound_event WHERE status = 'done'`);
  await api.webhook(report({ id: 'shared', at: begin }));
  await new Promise((go) => setTimeout(go, 2500));
  expect(await processed()).toEqual([]);
  const worker = await startOwnApi({ PROCESS: 'worker' }, api.databaseUrl);
  await eventually(async () => (await processed()).length === 1);
  expect(await api.sql('SELECT id FROM call')).toEqual([{ id: 'shared' }]);
  await Promise.all([api.stop(), worker.stop()]);
});

test('a process for the migrations brings the database to this version, and ends', async () => {
  const database = await createDatabase('nothing');
  const { env } = process;
  const settings = {
    PATH: env['PATH'],
    NODE_COMPILE_CACHE: env['TEST_COMPILE_CACHE'],
    DATA_DIR: env['TEST_DATA_DIR'],
    DATABASE_URL: database,
    PROCESS: 'migrations',
    VAPI_WEBHOOK_SECRET: 'webhook-secret-of-a-test',
    VAPI_TOOL_TOKEN: 'tool-token-of-a-test-run',
    VAPI_STAFF_TOOL_TOKEN: 'staff-tool-token-of-a-test-run',
    VAPI_CUSTOMER_TOOL_TOKEN: 'customer-tool-token-of-a-test-run',
    SECRET_KEY: 'a-key-that-is-only-for-tests',
  };
  const child = spawn(process.execPath, [main], { env: settings, stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([0, null]);
  const api = await startOwnApi({}, database);
  expect(await api.sql(`SELECT name FROM migrations WHERE name LIKE 'Initial%'`)).toHaveLength(1);
  await api.stop();
});
