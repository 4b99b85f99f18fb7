import type { EntityManager } from 'typeorm';

type What = 'payment' | 'refund notes of';

const turnOf = (paymentId: string, what: What = 'payment'): string[] => [`${what} ${paymentId}`];

/**
 * One at a time brings a payment into the property system, gives it back or closes it, which asks others and so takes longer
 * than a row should be locked; its refunds are noted in turns of their own. A turn ends with the transaction.
 * @returns whether it is ours; nobody waits
 */
export async function takeTurn(em: EntityManager, paymentId: string, what?: What): Promise<boolean> {
  const sql = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS "isOurs"';
  const [row] = await em.query<{ isOurs: boolean }[]>(sql, turnOf(paymentId, what));
  return row!.isOurs;
}

/** The same, once whoever has it is done. Nobody waits for it with the payment's row locked. */
export async function awaitTurn(em: EntityManager, paymentId: string): Promise<void> {
  await em.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', turnOf(paymentId));
}
