import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { fail } from '../src/machine/machine.ts';
import type { Manifest } from './manifest.ts';
import { contentOf, sameWords, schemaOf, sequencesOf, tablesOf } from './tables.ts';

const batch = 100;
type Dumped = Manifest['tables'][number];

/** @throws UserFacingError when the backup is of another version than the product that is to read it */
async function checkSchema(client: Client, manifest: Manifest): Promise<void> {
  const schema = await schemaOf(client);
  const [here, there] = [schema.at(-1), manifest.schema.at(-1)];
  const advice = 'Restore it with the version of the product that made it, then start the newer one.';
  if (schema.join() !== manifest.schema.join())
    fail(`The backup is of another version: its schema ends with ${there}, this product's with ${here}. ${advice}`);
  const known = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns.join()]));
  const strange = manifest.tables.find(({ name, columns }) => known.get(name) !== columns.join());
  if (strange) fail(`The backup has ${strange.name}, which this product does not know like that. ${advice}`);
}

async function loadTable(
  client: Client,
  { name, columns, file }: Dumped,
  folder: string,
  onRows: (count: number) => void,
) {
  const list = columns.join(', ');
  await client.query(`CREATE TEMP TABLE shape ON COMMIT DROP AS SELECT ${list} FROM ${name} WITH NO DATA`);
  const insert = async (rows: string[]): Promise<void> => {
    await client.query(
      `INSERT INTO ${name} (${list}) OVERRIDING SYSTEM VALUE
       SELECT ${columns.map((column) => `(each_row).${column}`).join(', ')}
       FROM (SELECT line::shape AS each_row FROM unnest($1::text[]) AS line OFFSET 0) AS given`,
      [rows],
    );
    onRows(rows.length);
  };
  const rows: string[] = [];
  for await (const line of createInterface({ input: createReadStream(join(folder, file)).pipe(createGunzip()) })) {
    rows.push(JSON.parse(line) as string);
    if (rows.length === batch) await insert(rows.splice(0));
  }
  if (rows.length > 0) await insert(rows);
  await client.query('DROP TABLE shape');
}

/** Fills a database that has the schema, and nothing else that matters, in one transaction. @throws UserFacingError when it is not as it was afterwards */
export async function load(
  client: Client,
  folder: string,
  manifest: Manifest,
  told: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<void> {
  await checkSchema(client, manifest);
  // rows come with what their triggers did, and in any order
  await client
    .query(`${sameWords}; BEGIN; SET LOCAL session_replication_role = replica`)
    .catch((error: Error) =>
      fail(`Whoever DATABASE_URL names may not load rows: ${error.message}. It takes a superuser of the database.`),
    );
  const tables = await tablesOf(client);
  await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`);
  const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  for (const table of manifest.tables) {
    await loadTable(client, table, folder, (count) => {
      signal.throwIfAborted();
      told((done += count), total);
    });
    const { rows, sum } = await contentOf(client, table);
    if (rows !== table.rows || sum !== table.sum) fail(`${table.name} is not what was backed up. Nothing was changed.`);
  }
  const known = await sequencesOf(client);
  for (const [name, last] of Object.entries(manifest.sequences)) {
    if (last !== null && name in known) await client.query('SELECT setval($1, $2::bigint)', [name, last]);
  }
  await client.query('COMMIT');
}
