import pg from 'pg';

/** A database of an API that runs, as it was when the API had just started. */
export type Pristine = { restore: () => Promise<void>; close: () => Promise<void> };

const tablesOf = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
                  WHERE schemaname = 'public' AND tablename <> 'migrations'`;

const sequencesOf = `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS value FROM pg_sequences
                     WHERE schemaname = 'public' AND last_value IS NOT NULL`;

const ofJobs = `SELECT count(*)::int AS active FROM jobs.job WHERE state = 'active'`;

const untilIdleMs = 5_000;

/** Emptying locks all tables, one after the other; what the API still does in its own order may lock the same ones. */
const isDeadlock = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '40P01';
const mostDeadlocks = 5;

/** Remembers the rows that a start leaves in a database, and brings it back to them. */
export async function openPristine(databaseUrl: string): Promise<Pristine> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const tables = (await client.query<{ name: string }>(tablesOf)).rows.map(({ name }) => name);
  const rows = new Map<string, unknown[]>();
  for (const name of tables) {
    const { rows: found } = await client.query<{ row: unknown }>(`SELECT to_jsonb(each) AS row FROM ${name} AS each`);
    if (found.length > 0)
      rows.set(
        name,
        found.map(({ row }) => row),
      );
  }
  const sequences = (await client.query<{ name: string; value: string }>(sequencesOf)).rows;

  async function endJobs(): Promise<void> {
    for (const until = performance.now() + untilIdleMs; performance.now() < until;) {
      await client.query(`DELETE FROM jobs.job WHERE state <> 'active'`);
      const { rows: found } = await client.query<{ active: number }>(ofJobs);
      if (found[0]!.active === 0) return;
      await new Promise((go) => setTimeout(go, 20));
    }
    await client.query('DELETE FROM jobs.job');
  }

  async function emptyAndRefill(): Promise<void> {
    // what guards tables against being emptied is for the product
    await client.query('SET LOCAL session_replication_role = replica');
    await client.query(`TRUNCATE ${tables.join(', ')} RESTART IDENTITY CASCADE`);
    for (const [name, kept] of rows) {
      await client.query(
        `INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::${name}, $1)`,
        [JSON.stringify(kept)],
      );
    }
    for (const { name, value } of sequences) await client.query('SELECT setval($1, $2)', [name, value]);
  }

  async function restore(deadlocks = 0): Promise<void> {
    await endJobs();
    await client.query('BEGIN');
    try {
      await emptyAndRefill();
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      if (!isDeadlock(error) || deadlocks === mostDeadlocks) throw error;
      await restore(deadlocks + 1);
    }
  }

  return {
    restore: () => restore(),
    close: () => client.end(),
  };
}
