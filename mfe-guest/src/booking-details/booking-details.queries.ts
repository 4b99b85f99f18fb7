import type { BookingDetails } from '@booking/contracts/guest-pages';
import { queryOptions } from '@booking/remote-kit/kit';
import { loadApi } from '../load-api.ts';
import { sessionStaleTime } from '../links/session-stale-time.ts';
import { useGuestMutation } from '../forms/use-guest-mutation.ts';

export const bookingDetailsQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest', 'booking-details', token],
    queryFn: async ({ meta }) => {
      const { callApi, guestPageEndpoints } = await loadApi();
      return callApi(guestPageEndpoints.bookingDetails, { params: { token } }, meta);
    },
    enabled: token !== '',
    staleTime: sessionStaleTime,
  });

export async function sendDetailsOpened(token: string): Promise<void> {
  const { callApi, guestPageEndpoints } = await loadApi();
  await callApi(guestPageEndpoints.detailsOpened, { params: { token } });
}

export const useSubmitDetails = (token: string) =>
  useGuestMutation({
    mutationFn: async (body: BookingDetails) => {
      const { callApi, guestPageEndpoints } = await loadApi();
      return callApi(guestPageEndpoints.submitDetails, { params: { token }, body });
    },
    done: { title: 'Details Submitted!' },
    failed: { title: 'Submission Failed', fallback: 'Failed to submit details' },
    changes: bookingDetailsQuery(token).queryKey,
  });
