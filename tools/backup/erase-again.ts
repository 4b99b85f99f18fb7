import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@booking/environment/environment';
import pg from 'pg';
import { startBuiltApi, waitUntilReady } from '../src/product/processes.ts';
import { getOrCreateSecret } from '../src/environment/secrets.ts';
import { nowhere } from './make-schema.ts';

const again = `SELECT FROM privacy_request WHERE kind = 'erasure' AND requested_by = 'The product, after a restore'`;

/**
 * Starts the product once on what was restored: it erases who was erased since the backup was made. No outside service is asked; what lies
 * there is erased at the next start. @returns how many erasures were made again
 */
export async function eraseAgain(env: Environment, databaseUrl: string): Promise<number> {
  if (!env.S3_BUCKET && !existsSync(join(env.DATA_DIR, 'outside-backups'))) return 0;
  const secret = (name: string): string => getOrCreateSecret(env.DATA_DIR, name);
  const variables = {
    ...process.env,
    ...nowhere,
    DATABASE_URL: databaseUrl,
    DATA_DIR: env.DATA_DIR,
    PORT: '0',
    VAPI_WEBHOOK_SECRET: env.VAPI_WEBHOOK_SECRET ?? secret('vapi-webhook-secret'),
    VAPI_TOOL_TOKEN: env.VAPI_TOOL_TOKEN ?? secret('vapi-tool-token'),
    VAPI_STAFF_TOOL_TOKEN: env.VAPI_STAFF_TOOL_TOKEN ?? secret('vapi-staff-tool-token'),
    VAPI_CUSTOMER_TOOL_TOKEN: env.VAPI_CUSTOMER_TOOL_TOKEN ?? secret('vapi-customer-tool-token'),
    SECRET_KEY: env.SECRET_KEY ?? secret('secret-key'),
  };
  const api = startBuiltApi<unknown>(variables, join(env.DATA_DIR, 'logs', 'restore.log'));
  await waitUntilReady(api).finally(api.stop);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(again).finally(() => client.end());
  return rowCount ?? 0;
}
