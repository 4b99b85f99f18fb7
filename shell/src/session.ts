import { createContext, use } from 'react';
import { authEndpoints, type User } from '@booking/contracts/auth';
import { call } from '@booking/http/call';

type Session = { user: User | null; setUser: (user: User | null) => void };

export const SessionContext = createContext<Session>({ user: null, setUser: () => undefined });

export const useSession = (): Session => use(SessionContext);

/** Ends the session, and the page with all it holds in memory. */
export async function signOut(): Promise<void> {
  await call(authEndpoints.signOut);
  location.replace('/sign-in');
}
