import type { EntityManager } from 'typeorm';

/**
 * A lock for work that calls providers and so takes longer than a row should be locked. It ends with the transaction.
 * @returns whether the lock was free; this never waits
 */
export async function tryAdvisoryLock(em: EntityManager, what: string): Promise<boolean> {
  const sql = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS "isOurs"';
  const [row] = await em.query<{ isOurs: boolean }[]>(sql, [what]);
  return row!.isOurs;
}

/** The same, after waiting for the lock. */
export async function advisoryLock(em: EntityManager, what: string): Promise<void> {
  await em.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [what]);
}
