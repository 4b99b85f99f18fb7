import type { ComponentType } from 'react';
import { Screen as Book } from '../book/book.screen.tsx';
import { Screen as BookingCancelled } from '../booking-cancelled/booking-cancelled.screen.tsx';
import { Screen as BookingDetails } from '../booking-details/booking-details.screen.tsx';
import { Screen as BookingSuccess } from '../booking-success/booking-success.screen.tsx';
import { Screen as RoomSelection } from '../room-selection/room-selection.screen.tsx';

type Screens<Kept> = Readonly<Record<string, Kept>>;

/** What a texted link to a room leads through is in one file: together it weighs less than a request. */
const together: Screens<ComponentType> = {
  book: Book,
  'booking-cancelled': BookingCancelled,
  'booking-details': BookingDetails,
  'booking-success': BookingSuccess,
  'room-selection': RoomSelection,
};

/** Whoever chooses a room need not wait for these. */
const apart: Screens<() => Promise<{ Screen: ComponentType }>> = {
  ai: () => import(/* webpackChunkName: "ai" */ '../ai/ai.screen.tsx'),
  precheckin: () => import(/* webpackChunkName: "precheckin" */ '../precheckin/precheckin.screen.tsx'),
};

/** A screen by the name it has in `remote.json`. */
export const loadScreen = async (name: string): Promise<ComponentType> =>
  together[name] ?? (await apart[name]!()).Screen;
