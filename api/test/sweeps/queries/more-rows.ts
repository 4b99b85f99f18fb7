import type { RunningApi } from '../../start/running-api.ts';

/** What the hotel runs by, and not what it keeps. */
const apart = ['migrations', 'setting', 'rate_limit', 'pace', 'provider_cache', 'audit_head'];

type Column = { table: string; name: string; type: string; isTold: boolean };

/** Of each column whether it tells rows apart, and is neither one of a few words nor says what a row belongs to. */
const columns = `
  SELECT relname AS table, attname AS name, atttypid::regtype::text AS type,
         NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = pg_class.oid AND contype IN ('f', 'c') AND attnum = ANY (conkey))
         AND EXISTS (
           SELECT FROM pg_index LEFT JOIN pg_depend ON objid = indexrelid AND refobjid = pg_class.oid AND refobjsubid = attnum
           WHERE indrelid = pg_class.oid AND indisunique AND (attnum = ANY (indkey) OR (indexprs IS NOT NULL AND objid IS NOT NULL))
         ) AS "isTold"
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
    AND attgenerated = '' AND attidentity = '' AND relname <> ALL ($1)
  ORDER BY relname, attnum`;

/** By type, or by the name of what is no free text. */
const another: Record<string, (name: string) => string> = {
  phone_number: (name) => `(${name}::bigint + copy)::text`,
  uuid: () => 'gen_random_uuid()',
  text: (name) => `${name} || '-' || copy`,
  bytea: (name) => `${name} || copy::text::bytea`,
  integer: (name) => `${name} + 1000 * copy`,
  bigint: (name) => `${name} + 1000 * copy`,
  date: (name) => `${name} + copy`,
  'timestamp with time zone': (name) => `${name} + copy * interval '1 ms'`,
};

/** Every row so many times more, each belonging to the same as the one it is like. */
export async function addRows({ sql }: RunningApi, times: number): Promise<void> {
  const found = await sql<Column>(columns, [apart]);
  const copies = [...Map.groupBy(found, ({ table }) => table)].map(([table, of]) => {
    const names = of.map(({ name }) => `"${name}"`);
    const values = of.map(
      ({ name, type, isTold }) =>
        (type !== 'jsonb' && another[name]?.(`"${name}"`)) || (isTold && another[type]?.(`"${name}"`)) || `"${name}"`,
    );
    return `INSERT INTO "${table}" (${names.join(', ')}) SELECT ${values.join(', ')} FROM "${table}", generate_series(1, ${times}) AS copy ON CONFLICT DO NOTHING`;
  });
  // what they belong to is there, and nothing is worked out from them
  await sql(`BEGIN; SET LOCAL session_replication_role = replica; ${copies.join('; ')}; COMMIT`);
}
