import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { call } from '@booking/http/call';
import { queryOptions, useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { fetchPage } from '../list/list-page.ts';
import type { PrecheckinFilter, PrecheckinView } from './precheckin-filter.ts';
import { words } from './precheckins.words.ts';

/** Guests go on by themselves, so whoever comes to the list asks anew. */
export const precheckinQueries = {
  all: ['precheckins'] as const,
  list: (query: PrecheckinView & { limit?: number }) =>
    queryOptions({
      queryKey: ['precheckins', query],
      queryFn: ({ signal }) => fetchPage(precheckinDeskEndpoints.list, query, { signal }),
      staleTime: 0,
    }),
  count: (filter: PrecheckinFilter) =>
    queryOptions({
      queryKey: ['precheckins', 'count', filter],
      queryFn: ({ signal }) => call(precheckinDeskEndpoints.count, { query: filter }, { signal }),
      staleTime: 0,
    }),
};

/** Texts the guest of a reservation a link. */
export function useSendLink() {
  const { toast } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { reservationId: string }) => call(precheckinDeskEndpoints.send, { body }),
    onSuccess: ({ guestName }) => {
      void client.invalidateQueries({ queryKey: precheckinQueries.all });
      toast({ title: words.link.sent.title, body: words.link.sent.body(guestName) });
    },
  });
}
