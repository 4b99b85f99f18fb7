import { callDetailEndpoints, type CallPage } from '@booking/contracts/call-detail';
import { callTripEndpoints, type TripFix } from '@booking/contracts/call-trip';
import type { CallOf } from '@booking/contracts/endpoint';
import { extensionEndpoints } from '@booking/contracts/extensions';
import { paymentEndpoints } from '@booking/contracts/payments';
import type { CallLog } from '@booking/contracts/calls';
import { call } from '@booking/http/call';
import { queryOptions, useMutation, useQueryClient, type Toast } from '@booking/remote-kit/kit';
import type { ListPage } from '../list/list-page.ts';
import { syncToast } from '../sync-toast.ts';
import { useAction } from '../use-action.ts';

/** A call goes on, and others note something on it, so whoever comes to it asks anew. */
export const callQueries = {
  page: (id: string) =>
    queryOptions({
      queryKey: ['call', id, 'page'],
      queryFn: ({ signal }) => call(callDetailEndpoints.page, { params: { id } }, { signal }),
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

const synced = (status: Parameters<typeof syncToast>[0], problem?: string | null): Toast =>
  syncToast(status, problem, 'It is in Cloudbeds.');

const actions: { [Kind in TripFix['kind']]: (id: string, fix: Extract<TripFix, { kind: Kind }>) => Promise<Toast> } = {
  retry_payment: async (_, { paymentId }) => {
    const { syncStatus, syncError } = await call(paymentEndpoints.retrySync, { params: { id: paymentId }, body: {} });
    return synced(syncStatus, syncError);
  },
  retry_extension: async (_, { requestId }) => {
    const request = await call(extensionEndpoints.retry, { params: { id: requestId }, body: {} });
    return synced(request.cloudbedsStatus, request.errorMessage);
  },
  text_link: async (id, { sessionId }) => {
    await call(callTripEndpoints.textLink, { params: { id }, body: { sessionId } });
    return { title: 'Success', body: 'A new link is on its way by text.' };
  },
};

/** Notes that whoever called wants no texts. */
export function useStopTexts(id: string) {
  return useAction<CallPage>({
    act: () => call(callDetailEndpoints.stopTexts, { params: { id }, body: {} }),
    show: (client, page) => client.setQueryData(callQueries.page(id).queryKey, page),
    toastOf: () => ({ title: 'Success', body: 'This number is texted no more.' }),
  });
}

/** Does what helps a step that is stuck; the trip is looked at anew, whatever came of it. */
export function useFix(id: string) {
  const client = useQueryClient();
  const lookAgain = async (): Promise<void> => {
    const changed = [callQueries.trip(id).queryKey, ['payment-events'], ['extension-requests']];
    await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  return useAction<Toast, TripFix>({
    act: (fix) => (actions[fix.kind] as (id: string, fix: TripFix) => Promise<Toast>)(id, fix).finally(lookAgain),
    show: () => undefined,
    toastOf: (toast) => toast,
  });
}
