import type { RoomHold } from '@booking/contracts/payment-progress';

/** What is left of a hold: whole minutes, rounded up, of which a guest sees at least one until it is over. */
export type HoldLeft = { minutes: number; isOver: boolean };

/** What is left as the server said it. */
export const leftAtFirst = ({ seconds }: RoomHold): HoldLeft => holdLeft(seconds * 1000);

/** @param ms until its end */
export const holdLeft = (ms: number): HoldLeft => ({
  minutes: Math.max(0, Math.ceil(ms / 60_000)),
  isOver: ms <= 0,
});

/** In how many ms what a guest reads of it changes next. */
export const nextChange = (ms: number): number => (ms % 60_000 === 0 ? 60_000 : ms % 60_000);

/** The minutes that a screen reader is told of; more would talk over whatever a guest does. */
const announced = new Set([10, 5, 2, 1]);

export const isAnnounced = ({ minutes, isOver }: HoldLeft): boolean => isOver || announced.has(minutes);
