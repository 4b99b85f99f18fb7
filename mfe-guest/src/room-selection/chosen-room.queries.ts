import type { RoomContact } from '@booking/contracts/guest-pages';
import { loadApi } from '../load-api.ts';
import { useWords } from '../language/use-words.ts';
import { useGuestMutation } from '../forms/use-guest-mutation.ts';
import { roomSelectionQuery } from './room-selection.queries.ts';

export function useChooseAgain(token: string) {
  const { t } = useWords();
  return useGuestMutation({
    mutationFn: async () => {
      const { callApi, roomPageEndpoints } = await loadApi();
      return callApi(roomPageEndpoints.chooseAgain, { params: { token } });
    },
    failed: { title: t('rooms.chooseAgainFailed'), fallback: t('rooms.chooseAgainFallback') },
    changes: roomSelectionQuery(token).queryKey,
  });
}

export function useSubmitContact(token: string) {
  const { t } = useWords();
  return useGuestMutation({
    mutationFn: async (body: RoomContact) => {
      const { callApi, roomPageEndpoints } = await loadApi();
      return callApi(roomPageEndpoints.submitContact, { params: { token }, body });
    },
    done: { title: t('contact.done') },
    failed: { title: t('contact.failed'), fallback: t('contact.failedFallback') },
    changes: roomSelectionQuery(token).queryKey,
  });
}
