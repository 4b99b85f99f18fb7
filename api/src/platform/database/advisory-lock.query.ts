import type { EntityManager } from 'typeorm';

/**
 * One at a time does something that asks others and so takes longer than a row should be locked. A turn ends with the transaction.
 * @returns whether it is ours; nobody waits
 */
export async function tryAdvisoryLock(em: EntityManager, what: string): Promise<boolean> {
  const sql = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS "isOurs"';
  const [row] = await em.query<{ isOurs: boolean }[]>(sql, [what]);
  return row!.isOurs;
}

/** The same, once whoever has it is done. */
export async function advisoryLock(em: EntityManager, what: string): Promise<void> {
  await em.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [what]);
}
