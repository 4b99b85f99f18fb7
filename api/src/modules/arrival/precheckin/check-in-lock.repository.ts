import type { EntityManager } from 'typeorm';
import { takeTurnOf } from '../../../platform/database/advisory-lock.query.ts';

/**
 * One at a time checks a guest in, be it the guest, a job or the desk, and asks the property system meanwhile.
 * @returns whether it is ours, until the transaction ends; nobody waits
 */
export const takeTurn = (em: EntityManager, precheckinId: string): Promise<boolean> =>
  takeTurnOf(em, `check-in ${precheckinId}`);
