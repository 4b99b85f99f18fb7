import type { EntityManager } from 'typeorm';

const turnOf = (paymentId: string): string[] => [`payment ${paymentId}`];

/**
 * One at a time brings a payment into the property system, gives it back or closes it, which asks others and so takes longer
 * than a row should be locked. A turn ends with the transaction. @returns whether it is ours; nobody waits
 */
export async function takeTurn(em: EntityManager, paymentId: string): Promise<boolean> {
  const sql = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS "isOurs"';
  const [row] = await em.query<{ isOurs: boolean }[]>(sql, turnOf(paymentId));
  return row!.isOurs;
}

/** The same, once whoever has it is done. Nobody waits for it with the payment's row locked. */
export async function awaitTurn(em: EntityManager, paymentId: string): Promise<void> {
  await em.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', turnOf(paymentId));
}
