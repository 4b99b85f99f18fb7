import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { defaultFetcher } from '@booking/http/default-fetcher';

/**
 * The one client of a page, with the defaults of S1 section 9: no retry, no refetch on focus or interval, data never stale.
 * @param onError hears of every failed query and mutation; screens still show their own
 */
export const createQueryClient = (onError: (error: Error) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: defaultFetcher,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { retry: false },
    },
  });

/** Lets what a page asks on a timer rest, as in a tab that nobody looks at, or go on. */
export const restTimers = (isResting: boolean): void => focusManager.setFocused(isResting ? false : undefined);

/** Asks again for all that failed last time; what is shown or typed stays where it is. */
export const refetchFailedQueries = (queries: QueryClient): Promise<void> =>
  queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
