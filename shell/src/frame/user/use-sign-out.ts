import { reasonOf } from '@booking/http/request-error';
import { useHost, useQueryClient } from '@booking/remote-kit/kit';
import { signOut } from '../../session.ts';

/** @returns ends the session, or says why not */
export function useSignOut(): () => void {
  const { toast } = useHost();
  const queries = useQueryClient();
  return () =>
    void signOut(queries).catch((error: Error) =>
      toast({ intent: 'error', title: 'Sign out failed', body: `You are still signed in. ${reasonOf(error)}` }),
    );
}
