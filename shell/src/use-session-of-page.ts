import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '@booking/contracts/session';
import { useQueryClient } from '@booking/remote-kit/kit';
import { refetchFailedQueries, restTimers } from '@booking/remote-kit/query-client';
import { setTelemetry } from './remotes/telemetry/load-telemetry.ts';
import type { SessionEnd } from './session-end.store.ts';

/**
 * Who works on this page. When the session ends on the server the page stays as it is until the same person resumes it, or
 * leaves it.
 */
export function useSessionOfPage(booted: User | null, sessionEnd: SessionEnd) {
  const queryClient = useQueryClient();
  const [user, setUser] = useState(booted);
  const isOver = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get);
  useEffect(() => setTelemetry(user !== null), [user]);
  useEffect(() => {
    restTimers(isOver);
    return () => restTimers(false);
  }, [isOver]);

  const resume = useCallback(() => {
    sessionEnd.set(false);
    void refetchFailedQueries(queryClient);
  }, [queryClient, sessionEnd]);
  const leave = useCallback(() => {
    // at once, so that no form of the page stands in the way of whatever address comes next
    flushSync(() => {
      setUser(null);
      sessionEnd.set(false);
    });
    // whoever signs in next in this tab must not see what the last person saw
    queryClient.clear();
  }, [queryClient, sessionEnd]);
  return { user, setUser, isOver, resume, leave };
}
