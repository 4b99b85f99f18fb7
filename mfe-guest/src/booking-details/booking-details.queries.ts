import { guestPageEndpoints, type BookingDetails } from '@booking/contracts/guest-pages';
import { queryOptions, useQueryClient } from '@booking/remote-kit/kit';
import { callInTime, onTheMove } from '../in-time.ts';
import { usePost } from '../use-post.ts';

export const bookingDetailsQuery = (token: string) =>
  queryOptions({
    queryKey: ['booking-details', token],
    queryFn: async () => (await callInTime(guestPageEndpoints.bookingDetails, { params: { token } })).session,
    enabled: token !== '',
    ...onTheMove,
  });

export function useSubmitDetails(token: string) {
  const client = useQueryClient();
  const { queryKey } = bookingDetailsQuery(token);
  return usePost({
    send: (body: BookingDetails) => callInTime(guestPageEndpoints.submitDetails, { params: { token }, body }),
    done: { title: 'Details Submitted!' },
    failed: { title: 'Submission Failed', fallback: 'Failed to submit details' },
    reload: () => client.invalidateQueries({ queryKey }),
  });
}
