import type { OfferedRoom, RoomContact } from '@booking/contracts/guest-pages';
import { unreadInWords } from '@booking/contracts/unread';
import { queryOptions } from '@booking/remote-kit/kit';
import { loadApi } from '../load-api.ts';
import { sessionStaleTime } from '../links/session-stale-time.ts';
import { useGuestMutation } from '../forms/use-guest-mutation.ts';
import type { ShownRoomSelection } from './step.ts';

/** With what of its rooms could not be read. */
export function withUnread(session: ShownRoomSelection): ShownRoomSelection {
  const unread = unreadInWords(session.rooms);
  return unread ? { ...session, unread } : session;
}

export const roomSelectionQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest', 'room-selection', token],
    queryFn: async ({ meta }): Promise<{ session: ShownRoomSelection }> => {
      const { callApi, guestPageEndpoints } = await loadApi();
      const { session } = await callApi(guestPageEndpoints.roomSelection, { params: { token } }, meta);
      return { session: withUnread(session) };
    },
    enabled: token !== '',
    staleTime: sessionStaleTime,
    // the server leaves out the guest's phone, which only the form of this step shows
    refetchOnMount: ({ state: { data } }) =>
      data?.session.status === 'selected' && data.session.guestPhone === undefined ? 'always' : true,
  });

export async function sendRoomsOpened(token: string): Promise<void> {
  const { callApi, guestPageEndpoints } = await loadApi();
  await callApi(guestPageEndpoints.roomsOpened, { params: { token } });
}

export const useSelectRoom = (token: string) =>
  useGuestMutation({
    mutationFn: async ({ roomTypeID, ratePlanID, roomRateID, roomTypeName, totalWithTaxes }: OfferedRoom) => {
      const { callApi, guestPageEndpoints } = await loadApi();
      const ratePlanId = ratePlanID || roomRateID || roomTypeID;
      const room = { roomTypeId: roomTypeID, ratePlanId, roomName: roomTypeName };
      const body = { ...room, ...(totalWithTaxes > 0 && { totalWithTaxes }) };
      return callApi(guestPageEndpoints.selectRoom, { params: { token }, body });
    },
    done: { title: 'Room Selected!', body: 'Check your phone for next steps!' },
    failed: { title: 'Selection Failed', fallback: 'Failed to save selection' },
    changes: roomSelectionQuery(token).queryKey,
  });

export const useSubmitContact = (token: string) =>
  useGuestMutation({
    mutationFn: async (body: RoomContact) => {
      const { callApi, guestPageEndpoints } = await loadApi();
      return callApi(guestPageEndpoints.submitContact, { params: { token }, body });
    },
    done: { title: 'Thank You!' },
    failed: { title: 'Submission Failed', fallback: 'Failed to submit contact information' },
    changes: roomSelectionQuery(token).queryKey,
  });
