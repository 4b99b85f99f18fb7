import type { BootRemote } from '@booking/contracts/remotes';
import { searchEndpoints, SearchWords, type SearchHit } from '@booking/contracts/search';
import { call } from '@booking/http/call';
import { queryOptions, useQuery } from '@booking/remote-kit/kit';
import { permittedOf } from '../remotes/status/permitted.ts';
import { useSession } from '../session.ts';
import { findCommands } from './commands.ts';
import { recentHits } from './recent-hits.ts';
import { findScreens } from './screens.ts';
import { usePaused } from './use-paused.ts';
import { useProviders, type FailedProvider } from './use-providers.ts';

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
  /** Remotes that could not be asked. */
  failed: FailedProvider[];
  retry: () => void;
};

/** What is found of what is typed: screens and commands at once, records of the API and of remotes once the typing pauses. */
export function useSearch(remotes: readonly BootRemote[], typed: string): Search {
  const { user } = useSession();
  const words = typed.trim();
  const paused = usePaused(words);
  const { data = [], isFetching, error, refetch } = useQuery(searchQuery(paused));
  const isTooShort = !isEnough(words);
  const provided = useProviders(remotes, paused, isEnough(paused));
  const isApiSearching = !isTooShort && (paused !== words || isFetching);
  const isSearching = !isTooShort && (isApiSearching || provided.isFetching);
  const permitted = permittedOf(user, remotes);
  const recent = words === '' ? recentHits() : [];
  const commands = words === '' ? [] : findCommands(permitted, words);
  const screens = [...recent, ...findScreens(permitted, words), ...commands];
  const withApi = [...screens, ...(isTooShort ? [] : data)];
  const hits = [...withApi, ...(isTooShort ? [] : provided.hits)];
  return {
    hits,
    answer: data,
    sure: (isApiSearching ? screens : isSearching ? withApi : hits).length,
    isSearching,
    isTooShort,
    error: isTooShort ? null : error,
    failed: isTooShort ? [] : provided.failed,
    retry: () => void refetch(),
  };
}
