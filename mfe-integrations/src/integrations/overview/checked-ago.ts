import { ago } from '@booking/hotel/ago';

/** How long ago a provider was checked; the first minute is now. */
export const checkedAgo = (instant: Date, now: Date): string =>
  now.getTime() - instant.getTime() < 60_000 ? 'just now' : ago(instant, now);
