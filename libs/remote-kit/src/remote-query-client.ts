import { hashKey, QueryCache, QueryClient, type QueryKey, type SetDataOptions } from '@tanstack/react-query';
import { sharedQueryKeys } from './shared-query-keys.ts';

const isShared = ([first]: QueryKey): boolean => sharedQueryKeys.has(first);

/** What one remote sees of the cache of the page: its own queries, and those that are shared. They stay in that one cache. */
class CacheOfRemote extends QueryCache {
  private readonly page: QueryCache;
  private readonly prefix: string;

  constructor(page: QueryCache, prefix: string) {
    super(page.config);
    this.page = page;
    this.prefix = prefix;
  }

  override get: QueryCache['get'] = (hash) => this.page.get(hash);
  override add: QueryCache['add'] = (query) => this.page.add(query);
  override remove: QueryCache['remove'] = (query) => this.page.remove(query);
  override getAll: QueryCache['getAll'] = () =>
    this.page.getAll().filter(({ queryHash, queryKey }) => queryHash.startsWith(this.prefix) || isShared(queryKey));
  override notify: QueryCache['notify'] = (event) => this.page.notify(event);
  override subscribe: QueryCache['subscribe'] = (listener) => this.page.subscribe(listener);
}

/** What is shared is read and asked anew by all, and written by the page alone: a wrong value would break the shell. */
class ClientOfRemote extends QueryClient {
  override setQueryData = ((key: QueryKey, updater: never, options?: SetDataOptions) =>
    isShared(key) ? undefined : super.setQueryData(key, updater, options)) as QueryClient['setQueryData'];
}

/**
 * The client of one remote: the same key in two remotes names two queries, and what a remote reads, writes, forgets or asks anew is its
 * own. What the client of the page does to all, such as forgetting them at sign-out, reaches them too.
 */
export function createRemoteQueryClient(page: QueryClient, remote: string): QueryClient {
  const prefix = `${remote} `;
  const { queries, ...rest } = page.getDefaultOptions();
  return new ClientOfRemote({
    queryCache: new CacheOfRemote(page.getQueryCache(), prefix),
    mutationCache: page.getMutationCache(),
    defaultOptions: {
      ...rest,
      queries: { ...queries, queryKeyHashFn: (key) => (isShared(key) ? hashKey(key) : prefix + hashKey(key)) },
    },
  });
}
