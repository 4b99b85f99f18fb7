import type { EntityManager } from 'typeorm';
import { tryAdvisoryLock } from '../../../platform/database/advisory-lock.query.ts';

/**
 * One at a time checks a guest in, be it the guest, a job or the desk, and asks the property system meanwhile.
 * @returns whether it is ours, until the transaction ends; nobody waits
 */
export const tryCheckInLock = (em: EntityManager, precheckinId: string): Promise<boolean> =>
  tryAdvisoryLock(em, `check-in ${precheckinId}`);
