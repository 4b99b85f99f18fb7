import type { ApiInProcess } from '../../../api/test/start/running-api.ts';

/** Bytes of a table and of its indexes. */
export type Disk = Map<string, { table: number; indexes: number }>;

type Row = { name: string; table_bytes: string; index_bytes: string };

/** How much room each table takes; a queue is one table, however it is cut up. */
export async function diskOf({ sql }: ApiInProcess): Promise<Disk> {
  const rows = await sql<Row>(`
    SELECT CASE nspname WHEN 'jobs' THEN 'queue' ELSE relname END AS name,
      sum(pg_table_size(pg_class.oid)) AS table_bytes, sum(pg_indexes_size(pg_class.oid)) AS index_bytes
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind = 'r' AND nspname IN ('public', 'jobs') GROUP BY 1`);
  return new Map(
    rows.map(({ name, table_bytes: table, index_bytes: indexes }) => [
      name,
      { table: Number(table), indexes: Number(indexes) },
    ]),
  );
}

export type Kept = 'for good' | '90 days' | '30 days' | 'a day';

/** Tables whose rows go after a while, by the defaults in Settings; the others stay. */
const keptFor: Record<string, Kept> = {
  call_turn: '90 days',
  inbound_event: '30 days',
  guest_intake: '30 days',
  provider_check: '30 days',
  queue: 'a day',
};

export const keptOf = (table: string): Kept => keptFor[table] ?? 'for good';

export type Growth = { name: string; table: number; indexes: number; bytes: number; kept: Kept };

/** What has been added meanwhile, the most first. */
export const growthOf = (before: Disk, after: Disk): Growth[] =>
  [...after]
    .map(([name, now]) => {
      const table = now.table - (before.get(name)?.table ?? 0);
      const indexes = now.indexes - (before.get(name)?.indexes ?? 0);
      return { name, table, indexes, bytes: table + indexes, kept: keptOf(name) };
    })
    .toSorted((one, other) => other.bytes - one.bytes);
