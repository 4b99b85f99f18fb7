import { join } from 'node:path';
import { clockVariables } from '../src/testing/fake-date.ts';
import { startBuiltApi, waitUntilReady } from '../src/product/processes.ts';

/** Where nobody listens: no outside service is asked. */
const closed = 'http://127.0.0.1:9';
export const nowhere = {
  VAPI_BASE_URL: closed,
  CLOUDBEDS_BASE_URL: closed,
  STRIPE_BASE_URL: closed,
  TWILIO_BASE_URL: closed,
};

/** The product itself makes the schema of an empty database, its queue's too: it starts on it once, and ends. */
export async function makeSchema(databaseUrl: string, folder: string, signal: AbortSignal): Promise<void> {
  const env = {
    PATH: process.env['PATH'],
    ...clockVariables(),
    DATABASE_URL: databaseUrl,
    PORT: '0',
    DATA_DIR: folder,
    VAPI_WEBHOOK_SECRET: 'webhook-secret-of-a-restore',
    VAPI_TOOL_TOKEN: 'tool-token-of-a-restore',
    VAPI_STAFF_TOOL_TOKEN: 'staff-tool-token-of-a-restore',
    VAPI_CUSTOMER_TOOL_TOKEN: 'customer-tool-token-of-a-restore',
    SECRET_KEY: 'a-key-that-is-only-for-restoring',
    ...nowhere,
  };
  signal.throwIfAborted();
  const api = startBuiltApi<unknown>(env, join(folder, 'api.log'));
  await waitUntilReady(api).finally(api.stop);
}
