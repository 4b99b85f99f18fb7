import { useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { BootRemote } from '@booking/contracts/remotes';
import type { SearchHit } from '@booking/contracts/search';
import { useSession } from '../session.ts';
import { askProvider, resetProvider } from '../slots/ask-provider.ts';
import { offersAt, type Offer } from '../slots/offers.ts';
import { useSwitchedOff } from '../updates/current.ts';

/** A provider that could not be asked, and what asks it once more. */
export type FailedProvider = { key: string; title: string; error: Error; retry: () => void };

type Provided = { hits: SearchHit[]; isFetching: boolean; failed: FailedProvider[] };

const keyOf = ({ remote, slot }: Offer): string => `${remote.id} ${slot.module}`;

const providerQuery = (offer: Offer, words: string, last: Map<string, SearchHit[]>) => ({
  queryKey: ['search', keyOf(offer), words],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const hits = await askProvider(offer, words, signal);
    last.set(keyOf(offer), hits);
    return hits;
  },
  // what was found before stays until the next answer is there, and nothing that was looked for is kept
  placeholderData: () => last.get(keyOf(offer)),
  gcTime: 0,
});

/** What remotes find of what is typed. None waits for another, and each that could not be asked is said for itself. */
export function useProviders(remotes: readonly BootRemote[], words: string, isEnough: boolean): Provided {
  const { user } = useSession();
  const switchedOff = useSwitchedOff();
  // each query has an observer of its own, which knows nothing of the answer to other words
  const [last] = useState(() => new Map<string, SearchHit[]>());
  const offers = offersAt(remotes, user, 'search-provider').filter(({ remote }) => switchedOff(remote) === undefined);
  const answers = useQueries({ queries: isEnough ? offers.map((offer) => providerQuery(offer, words, last)) : [] });
  return {
    hits: answers.flatMap(({ data }) => data ?? []),
    isFetching: answers.some(({ isFetching }) => isFetching),
    failed: answers.flatMap(({ error, refetch }, index) => {
      const offer = offers[index];
      if (!error || !offer) return [];
      const retry = (): void => {
        resetProvider(offer);
        void refetch();
      };
      return [{ key: keyOf(offer), title: offer.slot.title, error, retry }];
    }),
  };
}
