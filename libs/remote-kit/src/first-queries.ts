export type Query = { queryKey: readonly unknown[]; queryFn?: unknown };

/**
 * What the screens of a remote ask first, by the path of their route: `src/first-queries.ts` exports it. The build writes the addresses
 * into the remote's declaration as `data`, and a page that begins at such a path asks them beside its scripts.
 */
export type FirstQueries = Readonly<Record<string, readonly Query[]>>;

type QueryFunction = (context: { queryKey: readonly unknown[]; signal: AbortSignal }) => unknown;

/** Asks a query of which only the request matters. */
export function ask({ queryKey, queryFn }: Query): void {
  const { signal } = new AbortController();
  void Promise.resolve((queryFn as QueryFunction)({ queryKey, signal })).catch(() => undefined);
}

/** The addresses that queries ask, in order; nothing is sent. */
export function addressesOf(queries: readonly Query[]): string[] {
  const addresses: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (address) => {
    addresses.push(address as string);
    return new Promise(() => undefined);
  };
  try {
    queries.forEach(ask);
  } finally {
    globalThis.fetch = fetch;
  }
  return addresses;
}
