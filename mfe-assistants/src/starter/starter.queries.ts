import type { GoldenCall } from '@booking/contracts/golden-calls';
import { starterContentEndpoints, StarterCallKey, StarterEntryKey } from '@booking/contracts/starter-content';
import { call } from '@booking/http/call';
import { failureOf } from '@booking/http/request-error';
import { queryOptions, useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { documentationQueries } from '../ai-documentation/documentation.queries.ts';
import { assistantQueries } from '../assistants.queries.ts';
import { words } from './starter.words.ts';

const all = ['starter-content'] as const;

export const starterQuery = () =>
  queryOptions({
    queryKey: all,
    queryFn: ({ signal }) => call(starterContentEndpoints.read, {}, { signal }),
    staleTime: 0,
  });

/** Makes entries of drafts; a newer API may offer drafts that this build cannot ask for. */
export function useAdoptEntries() {
  const { toast } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (keys: readonly string[]) =>
      call(starterContentEndpoints.adoptDocumentation, {
        body: { keys: StarterEntryKey.options.filter((key) => keys.includes(key)) },
      }),
    onSuccess: ({ documentation }) => toast({ title: words.done(documentation.length) }),
    onError: (error) => toast({ intent: 'error', title: 'Error', body: failureOf(error, words.failure) }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: documentationQueries.all });
      await client.invalidateQueries({ queryKey: all });
    },
  });
}

/** Makes golden calls of every draft for a type of assistant. */
export function useAdoptCalls(assistantType: GoldenCall['assistantType']) {
  const { toast } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { goldenCalls } = await client.fetchQuery(starterQuery());
      const offered = goldenCalls.filter((each) => each.assistantType === assistantType).map(({ key }) => key);
      const keys = StarterCallKey.options.filter((key) => offered.includes(key));
      return call(starterContentEndpoints.adoptGoldenCalls, { body: { keys } });
    },
    onSuccess: () => toast({ title: words.calls.done }),
    onError: (error) => toast({ intent: 'error', title: 'Error', body: failureOf(error, words.calls.failure) }),
    onSettled: () => client.invalidateQueries({ queryKey: assistantQueries.all }),
  });
}
