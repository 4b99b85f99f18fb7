import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { createDatabase } from '../start/databases.ts';

const migrations = fileURLToPath(new URL('../start/migrate.mjs', import.meta.url));
const sqlOf = (name: string): string => readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8');

/** Every release whose hotels may come to this one; each has its tables and a month of rows beside this file. */
export const releases = ['0.1.0'] as const;
type Release = (typeof releases)[number];

type Column = { table: string; column: string };
export type Contents = {
  /** How many rows each table has. */
  rows: Record<string, number>;
  /** A sum over the values of each column, whatever the order of the rows. */
  columns: Record<string, string>;
};

const stored = `
  SELECT relname AS table, attname AS column FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'
    AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY 1, 2`;

/** Makes the database of a hotel that has worked with a release for a month. @returns its address */
export async function createReleasedDatabase(release: Release): Promise<string> {
  const url = await createDatabase('nothing');
  await withClient(url, async (client) => {
    await client.query(sqlOf(release));
    await client.query(sqlOf(`${release}-month`));
  });
  return url;
}

/** Brings a database to this version as a deployment does. */
export const upgrade = async (url: string): Promise<void> => {
  await promisify(execFile)(process.execPath, [migrations, url]);
};

/** What a database has in the columns that somebody wrote; those that are computed from them are left out. */
export const readContents = (url: string): Promise<Contents> =>
  withClient(url, async (client) => {
    await client.query(`SET TIME ZONE 'UTC'`);
    const contents: Contents = { rows: {}, columns: {} };
    const { rows: columns } = await client.query<Column>(stored);
    for (const [table, all] of Map.groupBy(columns, (each) => each.table)) {
      const sums = all.map(({ column }) => `sum(hashtextextended(${pg.escapeIdentifier(column)}::text, 0))::text`);
      const { rows } = await client.query<string[]>({
        text: `SELECT count(*)::text, ${sums.join(', ')} FROM ${pg.escapeIdentifier(table)}`,
        rowMode: 'array',
      });
      const [count, ...values] = rows[0]!;
      contents.rows[table] = Number(count);
      for (const [at, { column }] of all.entries()) contents.columns[`${table}.${column}`] = values[at] ?? 'nothing';
    }
    return contents;
  });

/** @returns the first row */
export const queryRow = <Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row> =>
  withClient(url, async (client) => (await client.query<Row>(sql)).rows[0]!);

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}
