import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '@booking/contracts/auth';
import { onMisread } from '@booking/contracts/later-zod';
import { createQueryClient } from '@booking/remote-kit/kit';
import { askAgain, restTimers } from '@booking/remote-kit/query-client';
import { tellOf } from './remotes/tell.ts';
import { isSessionOver } from './session.ts';

/**
 * Who works on this page, and its query client. When the session ends on the server the page stays as it is until the same
 * person resumes it, or leaves it.
 */
export function useSessionOfPage(booted: User | null) {
  const [user, setUser] = useState(booted);
  const [isOver, setOver] = useState(false);
  const queryClient = useMemo(() => createQueryClient((error) => isSessionOver(error) && setOver(true)), []);
  useEffect(() => tellOf(user !== null), [user]);
  // what was shown before it was read, and was something else, is asked for anew and then read first
  useEffect(() => onMisread(() => void queryClient.resetQueries()), [queryClient]);
  useEffect(() => {
    restTimers(isOver);
    return () => restTimers(false);
  }, [isOver]);

  const resume = useCallback(() => {
    setOver(false);
    void askAgain(queryClient);
  }, [queryClient]);
  const leave = useCallback(() => {
    // at once, so that no form of the page stands in the way of whatever address comes next
    flushSync(() => {
      setUser(null);
      setOver(false);
    });
    // whoever signs in next in this tab must not see what the last person saw
    queryClient.clear();
  }, [queryClient]);
  return { user, isOver, queryClient, resume, leave };
}
