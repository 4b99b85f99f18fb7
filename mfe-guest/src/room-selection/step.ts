import type { RoomSelectionSession, RoomSelectionWithoutGuest } from '@booking/contracts/guest-pages';

/** A session as the page knows it: its guest's phone comes by script. */
export type ShownRoomSelection = RoomSelectionWithoutGuest & Partial<RoomSelectionSession>;

/** What each step of choosing a room is given. */
export type Step = { session: ShownRoomSelection; token: string };
