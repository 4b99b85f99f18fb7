import type { RoomSelectionSession } from '@booking/contracts/guest-pages';

/** What each step of choosing a room is given. */
export type Step = { session: RoomSelectionSession; token: string };
