import type { RoomSelectionSession, RoomSelectionWithoutGuest } from '@booking/contracts/guest-pages';

/**
 * A session as the page knows it: its guest's phone comes by script. What of it could not be read is said in words, which the server writes
 * into the page as well.
 */
export type ShownRoomSelection = RoomSelectionWithoutGuest & Partial<RoomSelectionSession> & { unread?: string };

/** What each step of choosing a room is given. */
export type Step = { session: ShownRoomSelection; token: string };
