import type { QueryMeta } from '@booking/remote-kit/site-query-client';
import { loadApi } from '../load-api.ts';
import { loadPrecheckinApi } from '../precheckin/load-precheckin-api.ts';
import { precheckinQuery } from '../precheckin/precheckin.queries.ts';
import { roomSelectionQuery, withUnread } from '../room-selection/room-selection.queries.ts';

// What the server sends in place of a screen's own queries. Whoever fetches a link gets its page, as messengers do to show where it
// leads, so nothing of who the guest is comes into what is rendered and dehydrated. The page's script requests it.

type Context = { meta: QueryMeta | undefined };

export const precheckinWithoutGuestQuery = (token: string) => ({
  ...precheckinQuery(token),
  queryFn: async ({ meta }: Context) => {
    const { callApi, precheckinEndpoints, PrecheckinWithoutGuest } = await loadPrecheckinApi();
    const { session } = await callApi(precheckinEndpoints.precheckin, { params: { token } }, meta);
    return { session: PrecheckinWithoutGuest.parse(session) };
  },
});

export const roomSelectionWithoutGuestQuery = (token: string) => ({
  ...roomSelectionQuery(token),
  queryFn: async ({ meta }: Context) => {
    const { callApi, roomPageEndpoints, RoomSelectionWithoutGuest } = await loadApi();
    const { session } = await callApi(roomPageEndpoints.roomSelection, { params: { token } }, meta);
    // what could not be read is not in what is parsed once more
    const { unread } = withUnread(session);
    return { session: { ...RoomSelectionWithoutGuest.parse(session), ...(unread && { unread }) } };
  },
});
