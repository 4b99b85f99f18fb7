import type { ComponentType } from 'react';
import { Screen as Ai } from '../ai/ai.screen.tsx';
import { Screen as Book } from '../book/book.screen.tsx';
import { Screen as BookingCancelled } from '../booking-cancelled/booking-cancelled.screen.tsx';
import { Screen as BookingDetails } from '../booking-details/booking-details.screen.tsx';
import { Screen as BookingSuccess } from '../booking-success/booking-success.screen.tsx';
import { Screen as Precheckin } from '../precheckin/precheckin.screen.tsx';
import { Screen as RoomSelection } from '../room-selection/room-selection.screen.tsx';

/** The screens by the names they have in `remote.json`. All are in one file: together they weigh less than a request. */
export const screens: Readonly<Record<string, ComponentType>> = {
  ai: Ai,
  book: Book,
  'booking-cancelled': BookingCancelled,
  'booking-details': BookingDetails,
  'booking-success': BookingSuccess,
  precheckin: Precheckin,
  'room-selection': RoomSelection,
};
