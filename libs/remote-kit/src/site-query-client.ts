// What only a site of its own needs of TanStack Query. The shell shares none of it, so it is not part of the kit.
import { QueryClient, type QueryMeta } from '@tanstack/react-query';

export { dehydrate, hydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
export type { QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query';

/**
 * The client of a page of a site, on the server and in the browser. Offline a request fails at once, so that the page can say so and
 * offer to try again; what failed is requested again when the network is back.
 * @param meta what the query functions get with each call
 */
export const createSiteQueryClient = (meta: QueryMeta = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        meta,
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
        refetchOnWindowFocus: false,
        retry: false,
        staleTime: Infinity,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
