import { agoOrNow } from '@booking/hotel/ago';

/** "in 7 h 42 min", or how long ago once it is over. */
export function expiry(instant: Date, now: Date): string {
  const minutes = Math.floor((instant.getTime() - now.getTime()) / 60_000);
  if (minutes < 0) return agoOrNow(instant, now);
  if (minutes === 0) return 'in less than a minute';
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `in ${hours} h ${minutes % 60} min` : `in ${minutes} min`;
}
