import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { owner } from '../../../tools/src/testing/test-environment.ts';
import { reserveFreePort } from '../../../tools/src/machine/machine.ts';
import type { Tree } from './newer-tree.ts';

/** The API and the shell of another state of the product, with a database of its own; providers are not there. */
export async function startNewerProduct(tree: Tree): Promise<{ address: string; stop: () => Promise<void> }> {
  const database = new URL(process.env['E2E_DATABASE_URL']!);
  const name = `newer_${randomUUID().replaceAll('-', '')}`;
  await inDatabase(database.href, `CREATE DATABASE ${name}`);
  const of = new URL(database);
  of.pathname = `/${name}`;
  const port = await reserveFreePort();
  const address = `http://localhost:${port}`;
  const child = spawn(process.execPath, [tree.at('api/dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: of.href,
      DATA_DIR: join(tree.at('data')),
      PORT: String(port),
      PUBLIC_URL: address,
      SECRET_KEY: 'a-key-that-is-only-for-tests',
      VAPI_WEBHOOK_SECRET: 'webhook-secret-of-a-test',
      VAPI_TOOL_TOKEN: 'tool-token-of-a-test-run',
      VAPI_STAFF_TOOL_TOKEN: 'staff-tool-token-of-a-test-run',
      VAPI_CUSTOMER_TOOL_TOKEN: 'customer-tool-token-of-a-test-run',
      VAPI_BASE_URL: 'http://127.0.0.1:9',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-5000)));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<unknown>((ready, failed) => {
    child.once('message', ready);
    void ended.then(() => failed(new Error(`The newer product ended: ${said}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await inDatabase(database.href, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { address, stop };
}

async function inDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
