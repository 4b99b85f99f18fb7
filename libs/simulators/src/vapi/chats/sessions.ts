import { randomUUID } from 'node:crypto';
import type { Clock } from '../../shared-kernel/clock.ts';
import type { Account } from '../accounts.ts';
import { badRequest } from '../vapi-error.ts';
import type { Session } from './session.ts';

const DEFAULT_SECONDS = 86_400;

export type NewSession = Partial<
  Pick<Session, 'assistantId' | 'assistant' | 'assistantOverrides' | 'expirationSeconds'>
>;

/** Sessions of chats; they are forgotten when the process ends. */
export type Sessions = {
  open(account: Account, given: NewSession): Session;
  /** Throws a 400 VapiError when there is no such session, or it is over. */
  find(account: Account, id: string): Session;
};

export function createSessions(clock: Clock): Sessions {
  const kept = new Map<string, Session>();
  return {
    open: (account, given) => {
      const createdAt = account.stamp();
      const session: Session = {
        expirationSeconds: DEFAULT_SECONDS,
        ...given,
        id: randomUUID(),
        orgId: account.orgId,
        createdAt,
        updatedAt: createdAt,
        status: 'active',
      };
      kept.set(session.id, session);
      return session;
    },
    find: (account, id) => {
      const found = kept.get(id);
      const isOver = found && Date.parse(found.createdAt) + found.expirationSeconds * 1000 <= clock.now();
      if (!found || isOver || found.orgId !== account.orgId) throw badRequest(`Couldn't find session with id ${id}`);
      return found;
    },
  };
}
