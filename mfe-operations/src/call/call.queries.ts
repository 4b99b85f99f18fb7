import { callDetailEndpoints, type CallPage } from '@booking/contracts/call-detail';
import { callQuoteEndpoints } from '@booking/contracts/call-quotes';
import { callTripEndpoints } from '@booking/contracts/call-trip';
import type { CallOf } from '@booking/contracts/endpoint';
import type { CallLog } from '@booking/contracts/calls';
import { call } from '@booking/http/call';
import { queryOptions, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import type { ListPage } from '../list/list-page.ts';

/** A call goes on, and others note something on it, so whoever comes to it asks anew. */
export const callQueries = {
  page: (id: string) =>
    queryOptions({
      queryKey: ['call', id, 'page'],
      queryFn: ({ signal }) => call(callDetailEndpoints.page, { params: { id } }, { signal }),
      staleTime: 0,
    }),
  quotes: (id: string) =>
    queryOptions({
      queryKey: ['call', id, 'quotes'],
      queryFn: ({ signal }) => call(callQuoteEndpoints.ofCall, { params: { id } }, { signal }),
      staleTime: 0,
    }),
  trip: (id: string) =>
    queryOptions({
      queryKey: ['call', id, 'trip'],
      queryFn: ({ signal }) => call(callTripEndpoints.trip, { params: { id } }, { signal }),
      staleTime: 0,
    }),
};

export type ReviewChange = CallOf<typeof callDetailEndpoints.review>['body'];

const isPage = (held: unknown): held is ListPage<CallLog> =>
  typeof held === 'object' && held !== null && 'rows' in held;

const withNotes = (held: unknown, id: string, notes: string): unknown =>
  isPage(held) ? { ...held, rows: held.rows.map((row) => (row.id === id ? { ...row, notes } : row)) } : held;

/** Keeps what was noted, and shows it here and in the list. */
export function useSaveReview(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReviewChange) => call(callDetailEndpoints.review, { params: { id }, body }),
    onSuccess: (review) => {
      client.setQueryData<CallPage>(callQueries.page(id).queryKey, (page) => page && { ...page, review });
      // in its place in every list: asked anew, a long one would begin again
      client.setQueriesData<unknown>({ queryKey: ['call-logs'] }, (held: unknown) => withNotes(held, id, review.notes));
    },
  });
}
