import type { BookingDetails } from '@booking/contracts/guest-pages';
import { queryOptions } from '@booking/remote-kit/kit';
import { loadBookingApi } from '../load-booking-api.ts';
import { sessionStaleTime } from '../links/session-stale-time.ts';
import { useWords } from '../language/use-words.ts';
import { useGuestMutation } from '../forms/use-guest-mutation.ts';

export const bookingDetailsQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest', 'booking-details', token],
    queryFn: async ({ meta }) => {
      const { callApi, guestPageEndpoints } = await loadBookingApi();
      return callApi(guestPageEndpoints.bookingDetails, { params: { token } }, meta);
    },
    enabled: token !== '',
    staleTime: sessionStaleTime,
  });

export async function sendDetailsOpened(token: string): Promise<void> {
  const { callApi, guestPageEndpoints } = await loadBookingApi();
  await callApi(guestPageEndpoints.detailsOpened, { params: { token } });
}

export function useSubmitDetails(token: string) {
  const { t } = useWords();
  return useGuestMutation({
    mutationFn: async (body: BookingDetails) => {
      const { callApi, guestPageEndpoints } = await loadBookingApi();
      return callApi(guestPageEndpoints.submitDetails, { params: { token }, body });
    },
    done: { title: t('payment.detailsSent') },
    failed: { title: t('payment.submissionFailed'), fallback: t('payment.detailsNotSent') },
    changes: bookingDetailsQuery(token).queryKey,
  });
}
