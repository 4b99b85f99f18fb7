import { startTransition, useLayoutEffect, useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Query } from './first-queries.ts';

/** So long a screen waits for its first answers, which are mostly there; whoever waits longer sees what is on its way. In ms. */
const patienceMs = 150;

/**
 * Asks what a screen shows first before the screen is drawn, so that it is drawn once, with answers, and not twice.
 * @param client of the screen, by `useQueryClient`
 * @returns whether to draw it: each query was answered or failed, or that took longer than a moment
 */
export function useFirstAnswers(client: QueryClient, queries: () => readonly Query[]): boolean {
  const isMissing = ({ queryKey }: Query): boolean => client.getQueryData(queryKey) === undefined;
  const [isReady, setReady] = useState(() => !queries().some(isMissing));
  useLayoutEffect(() => {
    // drawn bit by bit, so that the page answers meanwhile
    const ready = (): void => startTransition(() => setReady(true));
    const timer = setTimeout(ready, patienceMs);
    void Promise.all(
      queries()
        .filter(isMissing)
        .map((query) => client.prefetchQuery(query as never)),
    ).then(ready);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}
