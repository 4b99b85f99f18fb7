import { deadlineMs } from '../loading/runtime-plugin.ts';

/** A person who types into a filter that is kept in the address is slower, and stops for breath. */
const pauseMs = 200;
const perSecond = 15;

let since = -Infinity;
let last = -Infinity;
let count = 0;

/** Counts a change of the address. @returns whether they follow each other so fast and so long that only a loop makes them */
export function isNavigationLoop(now: number): boolean {
  if (now - last > pauseMs) [since, count] = [now, 0];
  last = now;
  count += 1;
  const ms = now - since;
  return ms > deadlineMs && count / (ms / 1000) > perSecond;
}
