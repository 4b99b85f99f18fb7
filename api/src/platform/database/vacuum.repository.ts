import type { DataSource } from 'typeorm';

/** The product may not, and what they hold is never changed. */
const left = ['audit_event', 'audit_link', 'audit_checkpoint', 'migrations'];

/**
 * Frees the space of rows that were changed or deleted, in indexes too: until then PostgreSQL keeps them as they were. A table of which
 * nothing was touched takes no time.
 */
export async function vacuumTables(database: DataSource): Promise<void> {
  const tables = await database.query<{ name: string }[]>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'jobs') AND NOT tablename = ANY ($1)`,
    [left],
  );
  for (const { name } of tables) await database.query(`VACUUM (INDEX_CLEANUP ON) ${name}`);
}
