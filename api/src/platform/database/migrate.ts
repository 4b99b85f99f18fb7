import { DataSource } from 'typeorm';
import { databaseOptions } from './database-options.ts';

/**
 * Brings the schema of a database up to date; replicas that start together wait for one another.
 * @returns whether the database was new
 */
export async function migrate(url: string): Promise<boolean> {
  const source = await new DataSource(databaseOptions(url)).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query(`SELECT pg_advisory_lock(hashtext('migrations'))`);
    const known = await source.query<unknown[]>(`SELECT FROM pg_tables WHERE tablename = 'migrations'`);
    await source.runMigrations();
    return known.length === 0;
  } finally {
    // the lock ends with its connection
    await lock.release();
    await source.destroy();
  }
}
