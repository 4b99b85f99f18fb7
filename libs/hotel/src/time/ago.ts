const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long ago: minutes under 60 minutes, hours under 1440 minutes, days otherwise (S1 section 2). A future instant is 0 minutes ago. */
export function ago(instant: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - instant.getTime()) / 60_000));
  if (minutes < 60) return counted(minutes, 'minute');
  if (minutes < 1440) return counted(Math.floor(minutes / 60), 'hour');
  return counted(Math.floor(minutes / 1440), 'day');
}

/** The same in words of our own: "just now" within the first minute. */
export const agoOrNow = (instant: Date, now: Date): string =>
  now.getTime() - instant.getTime() < 60_000 ? 'just now' : ago(instant, now);
