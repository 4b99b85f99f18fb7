import type { RoomHold } from '@booking/contracts/payment-progress';

/** How long a guest may take to type name and address. */
const holdMs = 15 * 60_000;

/** A renewal that adds less than this is ignored: a double click counts once. */
const leastGainMs = 60_000;

/** The first time, and one renewal. */
const mostTimes = 2;

/** How often a guest may begin anew whose page to pay on has ended, by its time or because another room was wanted. */
export const mostNewBeginnings = 3;

type Held = { heldTimes: number; until: Date | undefined; endedPages?: number };

/**
 * Until when a room is held for a link that asks for it now. The number of renewals is limited, so that a guest cannot keep rooms by choosing again.
 * @param until when its hold ends, or ended; undefined when it has none
 * @param endedPages pages to pay on that the link had and that ended unpaid; each of the first few gives one hold more
 * @returns undefined when it had its time
 */
export function nextHold(
  { heldTimes, until, endedPages = 0 }: Held,
  now: Date,
): { heldTimes: number; until: Date } | undefined {
  const renewed = new Date(now.getTime() + holdMs);
  const isAlive = until !== undefined && until > now;
  if (isAlive && renewed.getTime() - until.getTime() < leastGainMs) return { heldTimes, until };
  const most = mostTimes + Math.min(endedPages, mostNewBeginnings);
  if (heldTimes < most) return { heldTimes: heldTimes + 1, until: renewed };
  return isAlive ? { heldTimes, until } : undefined;
}

/** Rooms that may be held at once for guests who have not paid, in a mode: of all of them, of visitors of the website, of a number. */
export const mostHeld = { all: 100, web: 20, number: 10 };

export type HeldCounts = Record<keyof typeof mostHeld, number>;

/** Whether one more room may be held. */
export const mayHoldMore = (held: HeldCounts, isFromWeb: boolean): boolean =>
  held.all < mostHeld.all && held.number < mostHeld.number && (!isFromWeb || held.web < mostHeld.web);

/** A payment made in the last second is still on its way when the checkout has closed. */
const graceMs = 5 * 60_000;

/** How long rooms are held while a guest pays, for a checkout that ends at `expiresAt`. */
export const roomHoldEnd = (expiresAt: Date): Date => new Date(expiresAt.getTime() + graceMs);

type Ends = { holdEnd: Date | null; payEnd: Date | null };

/**
 * Until when a guest who has not paid may be told that the room is held: no longer than it is, nor than it can be paid.
 * @param payEnd when the page to pay on ends, where there is one
 */
export function promisedHold({ holdEnd, payEnd }: Ends, now: Date): RoomHold | null {
  if (!holdEnd) return null;
  const end = Math.min(holdEnd.getTime(), payEnd?.getTime() ?? Number.POSITIVE_INFINITY);
  const seconds = Math.floor((end - now.getTime()) / 1000);
  if (seconds <= 0) return null;
  return { until: new Date(end).toISOString(), seconds };
}
