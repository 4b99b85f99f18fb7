import type { EntityManager } from 'typeorm';

/**
 * One at a time checks a guest in, be it the guest, a job or the desk, and asks the property system meanwhile. A turn ends with the
 * transaction.
 * @returns whether it is ours; nobody waits
 */
export async function takeTurn(em: EntityManager, precheckinId: string): Promise<boolean> {
  const sql = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS "isOurs"';
  const [row] = await em.query<{ isOurs: boolean }[]>(sql, [`check-in ${precheckinId}`]);
  return row!.isOurs;
}
