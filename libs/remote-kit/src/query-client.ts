import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
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
