import type { Client } from 'pg';

/** A table, and its columns that hold something of their own: what is computed from them is computed again. */
export type Table = { name: string; columns: string[] };

/** As PostgreSQL writes and reads them back on every machine alike. */
export const sameWords = `SET TIME ZONE 'UTC'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET bytea_output = 'hex'`;

const ours = `n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'`;

/** Every table with rows of its own; of a partitioned one its parts. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name, array_agg(quote_ident(a.attname) ORDER BY a.attname) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND ${ours}
     GROUP BY 1 ORDER BY 1`,
  );
  return rows;
}

/** How far each sequence has counted; null where it has not begun. */
export async function sequencesOf(client: Client): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last FROM pg_sequences ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** The migrations that made the schema, in their order; none in a database that is empty. */
export async function schemaOf(client: Client): Promise<string[]> {
  const known = await client.query(`SELECT FROM pg_tables WHERE schemaname = 'public' AND tablename = 'migrations'`);
  if (known.rowCount === 0) return [];
  return (await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')).rows.map(({ name }) => name);
}

/** A table's rows, each as one text that can become the row again. */
export const rowsIn = ({ name, columns }: Table): string => `(SELECT ${columns.join(', ')} FROM ${name}) AS each_row`;

export type Content = { rows: number; sum: string };

/** How many rows a table has, and a sum over what is in them, whatever their order. */
export async function contentOf(client: Client, table: Table): Promise<Content> {
  const { rows } = await client.query<Content>(
    `SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(each_row::text, 0)), 0)::text AS sum FROM ${rowsIn(table)}`,
  );
  return rows[0]!;
}
