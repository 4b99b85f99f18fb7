import type { ComponentType } from 'react';
import type { DehydratedState } from '@booking/remote-kit/site-query-client';
import { beginsWithLaterSteps, loadLaterSteps } from '../room-selection/load-later-steps.ts';
import { Screen as RoomSelection } from '../room-selection/room-selection.screen.tsx';

type Loaded = Promise<{ Screen: ComponentType }>;

/** The one that most guests open first, on their way: it is in the script of every page. All others come beside it. */
const first = 'room-selection';

const apart: Readonly<Record<string, () => Loaded>> = {
  ai: () => import(/* webpackChunkName: "ai" */ '../ai/ai.screen.tsx'),
  book: () => import(/* webpackChunkName: "book" */ '../book/book.screen.tsx'),
  'booking-cancelled': () =>
    import(/* webpackChunkName: "booking-cancelled" */ '../booking-cancelled/booking-cancelled.screen.tsx'),
  'booking-details': () =>
    import(/* webpackChunkName: "booking-details" */ '../booking-details/booking-details.screen.tsx'),
  'booking-success': () =>
    import(/* webpackChunkName: "booking-success" */ '../booking-success/booking-success.screen.tsx'),
  precheckin: () => import(/* webpackChunkName: "precheckin" */ '../precheckin/precheckin.screen.tsx'),
  'privacy-notice': () =>
    import(/* webpackChunkName: "privacy-notice" */ '../privacy-notice/privacy-notice.screen.tsx'),
};

/**
 * A screen by the name it has in `remote.json`, with the step that its page begins with.
 * @param queries what the server rendered the page from; the server itself has all steps
 */
export async function loadScreen(name: string, queries?: DehydratedState): Promise<ComponentType> {
  if (name !== first) return (await apart[name]!()).Screen;
  if (!queries || beginsWithLaterSteps(queries.queries)) await loadLaterSteps();
  return RoomSelection;
}
