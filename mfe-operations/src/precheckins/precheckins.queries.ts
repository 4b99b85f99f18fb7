import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { call } from '@booking/http/call';
import { queryOptions, useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { fetchPage } from '../list/list-page.ts';
import type { PrecheckinFilter } from './precheckin-filter.ts';

/** Guests go on by themselves, so whoever comes to the list asks anew. */
export const precheckinQueries = {
  list: (filter: PrecheckinFilter) =>
    queryOptions({
      queryKey: ['precheckins', filter],
      queryFn: ({ signal }) => fetchPage(precheckinDeskEndpoints.list, filter, { signal }),
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
      void client.invalidateQueries({ queryKey: ['precheckins'] });
      toast({ title: 'Link Sent', body: `${guestName} gets a pre-check-in link by text.` });
    },
  });
}
