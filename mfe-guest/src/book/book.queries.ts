import type { Intake } from '@booking/contracts/guest-pages';
import type { StayOfInterest } from '@booking/contracts/free-rooms';
import { queryOptions } from '@booking/remote-kit/kit';
import { useGuestMutation } from '../forms/use-guest-mutation.ts';
import { useWords } from '../language/use-words.ts';
import { loadBookingApi } from '../load-booking-api.ts';

export function useSaveIntake() {
  const { t } = useWords();
  return useGuestMutation({
    mutationFn: async (body: Intake) => {
      const { callApi, guestPageEndpoints } = await loadBookingApi();
      return callApi(guestPageEndpoints.intake, { body });
    },
    done: { title: t('book.saved') },
    failed: { title: t('book.failed'), fallback: t('book.failedWhy') },
  });
}

/** As long as the server gives the same answer. */
const staleTime = 60_000;

/** What is free for a stay; nothing is asked for one that cannot be. */
export const freeRoomsQuery = (stay: StayOfInterest | undefined) =>
  queryOptions({
    queryKey: ['guest', 'free-rooms', stay],
    queryFn: async ({ meta }) => {
      const { callApi, freeRoomEndpoints } = await loadBookingApi();
      return callApi(freeRoomEndpoints.list, { query: stay! }, meta);
    },
    enabled: stay !== undefined,
    staleTime,
  });
