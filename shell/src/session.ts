import { createContext, use } from 'react';
import { sessionEndpoints, type User } from '@booking/contracts/session';
import { call } from '@booking/http/call';
import { hasStatus, type RequestError } from '@booking/http/request-error';
import type { useQueryClient } from '@booking/remote-kit/kit';
import { setTelemetry } from './remotes/telemetry/load-telemetry.ts';

type Session = {
  user: User | null;
  /** Shows the signed-in person as they are known now. */
  setUser?: (user: User) => void;
};

export const SessionContext = createContext<Session>({ user: null });

export const useSession = (): Session => use(SessionContext);

/** Whether a request was refused because nobody is signed in any more; a wrong password is a 401 too. */
export const isSessionOver = (error: Error): boolean =>
  hasStatus(error, 401) && ((error as RequestError).result.body as { code?: string } | null)?.code === 'not_signed_in';

/**
 * Ends the session, and the page with all it holds in memory. What is still asked for or told is let go, for it would be refused.
 * @throws RequestError when nothing has ended; what was let go is asked for again
 */
export async function signOut(queries: ReturnType<typeof useQueryClient>): Promise<void> {
  await queries.cancelQueries();
  setTelemetry(false);
  try {
    await call(sessionEndpoints.signOut);
  } catch (error) {
    setTelemetry(true);
    void queries.refetchQueries({ type: 'active' });
    throw error;
  }
  location.replace('/sign-in');
}
