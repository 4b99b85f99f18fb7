import { deadlineMs } from '../loading/runtime-plugin.ts';

/** A person who types into a filter that is kept in the address is slower, and stops for breath. */
const pauseMs = 200;
const perSecond = 15;

/**
 * @param afterMs how long they may follow each other
 * @returns counts a change of the address, and says whether they follow each other so fast and so long that only a loop makes them
 */
export function countNavigations(afterMs = deadlineMs): (now: number) => boolean {
  let [since, last, count] = [-Infinity, -Infinity, 0];
  return (now) => {
    if (now - last > pauseMs) [since, count] = [now, 0];
    last = now;
    count += 1;
    const ms = now - since;
    return ms > afterMs && count / (ms / 1000) > perSecond;
  };
}
