import { releaseEndpoints, type RemoteState } from '@booking/contracts/remote-releases';
import { shipTokenEndpoints } from '@booking/contracts/ship-tokens';
import { call } from '@booking/http/call';
import { queryOptions, type useQueryClient } from '@booking/remote-kit/kit';

const lookMs = 30_000;

export const remoteQueries = {
  all: ['remotes'] as const,
  states: () =>
    queryOptions({
      queryKey: [...remoteQueries.all, 'states'],
      queryFn: ({ signal }) => call(releaseEndpoints.states, {}, { signal }),
      staleTime: lookMs,
      refetchInterval: lookMs,
    }),
  /** @param lastChange so that a list that is open is asked for anew with each change */
  changes: ({ id, lastChange }: RemoteState) =>
    queryOptions({
      queryKey: [...remoteQueries.all, 'changes', id, lastChange],
      queryFn: ({ signal }) => call(releaseEndpoints.changes, { params: { id } }, { signal }),
      staleTime: 0,
      placeholderData: (before) => before,
    }),
  builds: ({ id, lastChange }: RemoteState) =>
    queryOptions({
      queryKey: [...remoteQueries.all, 'builds', id, lastChange],
      queryFn: ({ signal }) => call(releaseEndpoints.builds, { params: { id } }, { signal }),
      staleTime: 0,
      placeholderData: (before) => before,
    }),
  errors: ({ id }: RemoteState) =>
    queryOptions({
      queryKey: [...remoteQueries.all, 'errors', id],
      queryFn: ({ signal }) => call(releaseEndpoints.errors, { params: { id } }, { signal }),
      staleTime: 0,
    }),
  shipTokens: (id: string) =>
    queryOptions({
      queryKey: [...remoteQueries.all, 'ship-tokens', id],
      queryFn: ({ signal }) => call(shipTokenEndpoints.list, { params: { id } }, { signal }),
      staleTime: 0,
    }),
};

/** Puts a remote as it stands now in its place among the others. */
export const showState = (client: ReturnType<typeof useQueryClient>, state: RemoteState): void => {
  client.setQueryData(remoteQueries.states().queryKey, (states) =>
    states?.map((other) => (other.id === state.id ? state : other)),
  );
};
