import type { OfferedRoom, RoomContact } from '@booking/contracts/guest-pages';
import { queryOptions } from '@booking/remote-kit/kit';
import { loadApi } from '../load-api.ts';
import { sessionStaleTime } from '../session-stale-time.ts';
import { useGuestMutation } from '../use-guest-mutation.ts';

export const roomSelectionQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest', 'room-selection', token],
    queryFn: async ({ meta }) => {
      const { callApi, guestPageEndpoints } = await loadApi();
      return callApi(guestPageEndpoints.roomSelection, { params: { token } }, meta);
    },
    enabled: token !== '',
    staleTime: sessionStaleTime,
  });

export const useSelectRoom = (token: string) =>
  useGuestMutation({
    mutationFn: async ({ roomTypeID, ratePlanID, roomTypeName }: OfferedRoom) => {
      const { callApi, guestPageEndpoints } = await loadApi();
      const body = { roomTypeId: roomTypeID, ratePlanId: ratePlanID || roomTypeID, roomName: roomTypeName };
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
