import { saveFile } from '@booking/http/save-file';
import { privacyEndpoints, type PrivacyRequest } from '@booking/contracts/privacy-desk';
import { call, stream } from '@booking/http/call';
import { queryOptions, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import type * as z from 'zod/mini';

const lookMs = 1_500;

/** How many requests are shown at first, and how many the server gives at most. */
export const [firstRequests, mostRequests] = [100, 500];

export const privacyQueries = {
  all: ['privacy'] as const,
  lists: ['privacy', 'requests'] as const,
  /** The newest of them. */
  list: (limit: number) =>
    queryOptions({
      queryKey: [...privacyQueries.lists, limit],
      queryFn: ({ signal }) => call(privacyEndpoints.list, { query: { limit } }, { signal }),
      staleTime: 0,
    }),
  /** Looked at again and again while it is under way and somebody looks. */
  request: (id: string) =>
    queryOptions({
      queryKey: [...privacyQueries.all, 'request', id],
      queryFn: async ({ signal, client }) => {
        const request = await call(privacyEndpoints.request, { params: { id } }, { signal });
        client.setQueriesData<PrivacyRequest[]>({ queryKey: privacyQueries.lists }, (list) =>
          list?.map((other) => (other.id === id ? request : other)),
        );
        return request;
      },
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.finishedAt === null ? lookMs : false),
    }),
};

export const useFindPerson = () =>
  useMutation({ mutationFn: (body: { identifiers: string[] }) => call(privacyEndpoints.find, { body }) });

export function useErase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof privacyEndpoints.erase.body>) => call(privacyEndpoints.erase, { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: privacyQueries.all }),
  });
}

export function useExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { identifiers: string[]; guests?: string[] }) => {
      const file = await new Response(await stream(privacyEndpoints.export, { body })).blob();
      saveFile({ name: 'privacy-request.json', content: file });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: privacyQueries.lists }),
  });
}
