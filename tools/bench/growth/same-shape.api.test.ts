import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createDatabase } from '../../../api/test/start/databases.ts';
import { eventually, startApiProcess } from '../../../api/test/start/running-api.ts';
import { startSimulators } from '../../../api/test/start/running-simulators.ts';
import { fill } from '../../measure/fill.ts';
import type { FilledProduct } from './databases.ts';
import { growTo } from './fill-over-http.ts';

/** What a call and what comes of it leaves. */
const tables = [
  'call',
  'call_turn',
  'tool_call',
  'inbound_event',
  'guest_session',
  'text_message',
  'payment',
  'precheckin',
];

let product: FilledProduct;
let filled: string;
beforeAll(async () => {
  filled = await createDatabase();
  await fill(filled, { calls: 1000, payments: 100 });
  const simulators = await startSimulators();
  const api = await startApiProcess(simulators.env);
  product = { api, simulators, stop: async () => void (await Promise.all([api.stop(), simulators.stop()])) };
  await growTo(product, 20, new AbortController().signal);
});
afterAll(() => product.stop());

/** The columns of a table that some row has something in. */
async function columnsOf(database: string, table: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT DISTINCT given.of AS name FROM ${table} AS row, jsonb_each_text(to_jsonb(row)) AS given (of, value)
       WHERE given.value IS NOT NULL AND given.value NOT IN ('', '{}', '[]') ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

test.each(tables)('a %s that came by the door is filled as one that was filled by SQL', async (table) => {
  // A payment's reservation, text and check-in form are made after it, by jobs.
  const came = await eventually(async () => {
    const columns = await columnsOf(product.api.databaseUrl, table);
    return columns.length > 3 && columns;
  });
  expect(await columnsOf(filled, table)).toEqual(expect.arrayContaining(came));
});
