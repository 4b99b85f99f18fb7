import { guestPageEndpoints, type OfferedRoom, type RoomContact } from '@booking/contracts/guest-pages';
import { queryOptions, useQueryClient } from '@booking/remote-kit/kit';
import { callInTime, onTheMove } from '../in-time.ts';
import { usePost } from '../use-post.ts';

export const roomSelectionQuery = (token: string) =>
  queryOptions({
    queryKey: ['room-selection', token],
    queryFn: async () => (await callInTime(guestPageEndpoints.roomSelection, { params: { token } })).session,
    enabled: token !== '',
    ...onTheMove,
  });

const useReload = (token: string): (() => Promise<void>) => {
  const client = useQueryClient();
  const { queryKey } = roomSelectionQuery(token);
  return () => client.invalidateQueries({ queryKey });
};

export const useSelectRoom = (token: string) =>
  usePost({
    send: ({ roomTypeID, ratePlanID, roomTypeName }: OfferedRoom) =>
      callInTime(guestPageEndpoints.selectRoom, {
        params: { token },
        body: { roomTypeId: roomTypeID, ratePlanId: ratePlanID || roomTypeID, roomName: roomTypeName },
      }),
    done: { title: 'Room Selected!', body: 'Check your phone for next steps!' },
    failed: { title: 'Selection Failed', fallback: 'Failed to save selection' },
    reload: useReload(token),
  });

export const useSubmitContact = (token: string) =>
  usePost({
    send: (body: RoomContact) => callInTime(guestPageEndpoints.submitContact, { params: { token }, body }),
    done: { title: 'Thank You!' },
    failed: { title: 'Submission Failed', fallback: 'Failed to submit contact information' },
    reload: useReload(token),
  });
