import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { clockVariables } from '../../../tools/src/testing/fake-date.ts';

const main = fileURLToPath(new URL('../../dist/bundle/main.mjs', import.meta.url));

/** Starts the built API where it cannot start, after checking that it ends with 1. @returns the one line it leaves */
export async function failedStart(env: Record<string, string>): Promise<string> {
  const settings = {
    PATH: process.env['PATH'],
    ...clockVariables(),
    NODE_COMPILE_CACHE: process.env['TEST_COMPILE_CACHE'],
    PORT: '0',
    DATABASE_URL: 'postgres://127.0.0.1:9/x',
    VAPI_WEBHOOK_SECRET: 'webhook-secret-of-a-test',
    VAPI_TOOL_TOKEN: 'tool-token-of-a-test-run',
    VAPI_STAFF_TOOL_TOKEN: 'staff-tool-token-of-a-test-run',
    VAPI_CUSTOMER_TOOL_TOKEN: 'customer-tool-token-of-a-test-run',
    SECRET_KEY: 'a-key-that-is-only-for-tests',
    ...env,
  };
  const child = spawn(process.execPath, [main], { env: settings, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((ended) => child.once('close', ended));
  expect({ code, lines: said.split('\n').slice(1) }).toEqual({ code: 1, lines: [''] });
  expect(said).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
  return said;
}
