import type { EntityManager } from 'typeorm';

/** Waits until nobody else checks this guest in, be it the guest, a job or the desk; ends with the transaction. */
export const takeTurn = (em: EntityManager, precheckinId: string): Promise<unknown> =>
  em.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`check-in ${precheckinId}`]);
