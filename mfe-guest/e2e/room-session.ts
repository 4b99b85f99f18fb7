import type { RoomSelectionSession } from '@booking/contracts/guest-pages';
import type { Page } from '../../shell/e2e/console.ts';
import { image, session } from '../src/room-selection/rooms.fixture.ts';

export const token = 'token-of-a-session-that-only-this-journey-has';

/** Answers every ask for the session with what it is now; what is returned changes it. */
export async function serveSession(
  page: Page,
  given: Partial<RoomSelectionSession> = {},
): Promise<(change: Partial<RoomSelectionSession>) => void> {
  let now = session(given);
  await page.route(`**/api/room-selection/${token}`, (route) => route.fulfill({ json: { session: now } }));
  await page.route(`**/api/room-selection/${token}/opened`, (route) => route.fulfill({ json: { success: true } }));
  await page.route(`**${image}`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }),
  );
  return (change) => {
    now = { ...now, ...change };
  };
}
