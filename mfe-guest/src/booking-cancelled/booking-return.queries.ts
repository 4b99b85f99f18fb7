import { queryOptions } from '@booking/remote-kit/kit';
import { useGuestMutation } from '../forms/use-guest-mutation.ts';
import { useWords } from '../language/use-words.ts';
import { sessionStaleTime } from '../links/session-stale-time.ts';
import { loadBookingApi } from '../load-booking-api.ts';

/** What a guest may do who turned back from paying. */
export const bookingReturnQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest', 'booking-return', token],
    queryFn: async ({ meta }) => {
      const { callApi, bookingReturnEndpoints } = await loadBookingApi();
      return callApi(bookingReturnEndpoints.view, { params: { token } }, meta);
    },
    enabled: token !== '',
    staleTime: sessionStaleTime,
  });

/** Leads to where the stay is paid. */
export function usePayAgain(token: string) {
  const { t } = useWords();
  return useGuestMutation({
    mutationFn: async () => {
      const { callApi, bookingReturnEndpoints } = await loadBookingApi();
      const { url } = await callApi(bookingReturnEndpoints.payAgain, { params: { token } });
      location.assign(url);
    },
    failed: { title: t('outcome.notOpened'), fallback: t('outcome.tryAgainOrCall') },
    changes: bookingReturnQuery(token).queryKey,
  });
}

/** Gives the room back, and leads to the rooms. */
export function useChooseRoomAgain(token: string) {
  const { t } = useWords();
  return useGuestMutation({
    mutationFn: async () => {
      const { callApi, bookingReturnEndpoints } = await loadBookingApi();
      const { url } = await callApi(bookingReturnEndpoints.chooseAgain, { params: { token } });
      location.assign(url);
    },
    failed: { title: t('outcome.noRooms'), fallback: t('outcome.tryAgainOrCall') },
    changes: bookingReturnQuery(token).queryKey,
  });
}
