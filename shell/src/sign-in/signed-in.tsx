import type { ReactNode } from 'react';
import { Navigate, useLocation } from '@booking/remote-kit/kit';
import { useSession } from '../session.ts';

/** Shows its children to people who are signed in; others sign in first and come back here. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (user) return children;
  return <Navigate replace to={`/sign-in?next=${encodeURIComponent(pathname + search)}`} />;
}
