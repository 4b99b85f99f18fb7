import type { BootRemote } from '@booking/contracts/remotes';
import { searchEndpoints, SearchWords, type SearchHit } from '@booking/contracts/search';
import { call } from '@booking/http/call';
import { queryOptions, useQuery } from '@booking/remote-kit/kit';
import { permittedOf } from '../remotes/status/permitted.ts';
import { useSession } from '../session.ts';
import { findScreens } from './screens.ts';
import { usePaused } from './use-paused.ts';

const isEnough = (words: string): boolean => SearchWords.safeParse(words).success;

const searchQuery = (words: string) =>
  queryOptions({
    queryKey: ['search', words],
    queryFn: ({ signal }) => call(searchEndpoints.find, { query: { q: words } }, { signal }),
    enabled: isEnough(words),
    // what was found before stays until the next answer is there, and nothing that was looked for is kept
    placeholderData: (before) => before,
    gcTime: 0,
  });

type Search = {
  hits: SearchHit[];
  /** The answer that the records are from. */
  answer: SearchHit[];
  /** How many of them, from the first on, were found of just what is typed. */
  sure: number;
  isSearching: boolean;
  /** Too little was typed to look for records. */
  isTooShort: boolean;
  error: Error | null;
  retry: () => void;
};

/** What is found of what is typed: screens at once, records once the typing pauses. */
export function useSearch(remotes: readonly BootRemote[], typed: string): Search {
  const { user } = useSession();
  const words = typed.trim();
  const paused = usePaused(words);
  const { data = [], isFetching, error, refetch } = useQuery(searchQuery(paused));
  const isTooShort = !isEnough(words);
  const isSearching = !isTooShort && (paused !== words || isFetching);
  const screens = findScreens(permittedOf(user, remotes), words);
  const hits = [...screens, ...(isTooShort ? [] : data)];
  return {
    hits,
    answer: data,
    sure: isSearching ? screens.length : hits.length,
    isSearching,
    isTooShort,
    error: isTooShort ? null : error,
    retry: () => void refetch(),
  };
}
