import { paymentMatchEndpoints, type DifferenceState, type MatchRun } from '@booking/contracts/payment-match';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import { fetchPage } from '../../list/list-page.ts';
import { useAction } from '../../use-action.ts';
import { words } from './differences.words.ts';

const lookMs = 2_000;
const newestKey = ['payment-match'] as const;
const differencesKey = ['payment-differences'] as const;

const isUnderWay = (run: MatchRun | null | undefined): boolean => run?.finishedAt === null;

export const paymentMatchQueries = {
  /** Looked at again and again while it is under way; what it found is asked for anew once it is done. */
  newest: () =>
    queryOptions({
      queryKey: newestKey,
      queryFn: async ({ signal, client }) => {
        const run = await call(paymentMatchEndpoints.newest, undefined, { signal });
        const before = client.getQueryData<MatchRun | null>(newestKey);
        if (isUnderWay(before) && !isUnderWay(run)) {
          void client.invalidateQueries({ queryKey: differencesKey });
          void client.invalidateQueries({ queryKey: ['alerts'] });
        }
        return run;
      },
      staleTime: 0,
      refetchInterval: ({ state }) => isUnderWay(state.data) && lookMs,
    }),
  list: (state: DifferenceState) =>
    queryOptions({
      queryKey: [...differencesKey, state],
      queryFn: ({ signal }) => fetchPage(paymentMatchEndpoints.differences, { state }, { signal }),
      staleTime: 0,
    }),
};

export const useMatchNow = () =>
  useAction({
    act: () => call(paymentMatchEndpoints.start, { body: {} }),
    show: (client, run) => client.setQueryData<MatchRun | null>(newestKey, run),
    toastOf: () => ({ title: words.success, body: words.started }),
  });

export const useExplain = (id: string) =>
  useAction({
    act: (body: { note: string }) => call(paymentMatchEndpoints.explain, { params: { id }, body }),
    show: (client) => void client.invalidateQueries({ queryKey: differencesKey }),
    toastOf: () => ({ title: words.success, body: words.explained }),
  });
