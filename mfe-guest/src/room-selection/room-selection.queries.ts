import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { unreadCount } from '@booking/contracts/unread';
import { queryOptions } from '@booking/remote-kit/kit';
import { loadApi } from '../load-api.ts';
import { sessionStaleTime } from '../links/session-stale-time.ts';
import { useWords } from '../language/use-words.ts';
import { useGuestMutation } from '../forms/use-guest-mutation.ts';
import { loadLaterSteps } from './load-later-steps.ts';
import type { ShownRoomSelection } from './step.ts';

/** With what of its rooms could not be read. */
export function withUnread(session: ShownRoomSelection): ShownRoomSelection {
  const unread = unreadCount(session.rooms);
  return unread ? { ...session, unread } : session;
}

export const roomSelectionQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest', 'room-selection', token],
    queryFn: async ({ meta }): Promise<{ session: ShownRoomSelection }> => {
      const { callApi, roomPageEndpoints } = await loadApi();
      const { session } = await callApi(roomPageEndpoints.roomSelection, { params: { token } }, meta);
      return { session: withUnread(session) };
    },
    enabled: token !== '',
    staleTime: sessionStaleTime,
    // the server leaves out who the guest is, which only the form of this step shows
    refetchOnMount: ({ state: { data } }) =>
      data?.session.status === 'selected' && data.session.guestPhone === undefined ? 'always' : true,
  });

export async function sendRoomsOpened(token: string): Promise<void> {
  const { callApi, roomPageEndpoints } = await loadApi();
  await callApi(roomPageEndpoints.roomsOpened, { params: { token } });
}

export function useSelectRoom(token: string) {
  const { t } = useWords();
  return useGuestMutation({
    mutationFn: async (offer: OfferedRoom) => {
      // what comes next is there with the answer; if it is not, the step itself asks for it again
      loadLaterSteps().catch(() => undefined);
      const { callApi, roomPageEndpoints } = await loadApi();
      const { roomTypeID, ratePlanID, roomRateID, roomTypeName, totalWithTaxes, terms } = offer;
      const ratePlanId = ratePlanID || roomRateID || roomTypeID;
      const room = { roomTypeId: roomTypeID, ratePlanId, roomName: roomTypeName };
      const shown = {
        ...(totalWithTaxes > 0 && { totalWithTaxes }),
        ...(terms.version && { termsVersion: terms.version }),
      };
      const body = { ...room, ...shown };
      return callApi(roomPageEndpoints.selectRoom, { params: { token }, body });
    },
    done: { title: t('rooms.selectedTitle'), body: t('rooms.selectedNext') },
    failed: { title: t('rooms.selectFailed'), fallback: t('rooms.selectFallback') },
    changes: roomSelectionQuery(token).queryKey,
  });
}
