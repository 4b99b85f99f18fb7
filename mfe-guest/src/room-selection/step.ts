import type { RoomSelectionSession, RoomSelectionWithoutGuest } from '@booking/contracts/guest-pages';

/**
 * A session as the page knows it: who its guest is comes by script. How many of its rooms could not be read the server writes into the page
 * as well.
 */
export type ShownRoomSelection = RoomSelectionWithoutGuest & Partial<RoomSelectionSession> & { unread?: number };

/** What each step of choosing a room is given. */
export type Step = { session: ShownRoomSelection; token: string };
