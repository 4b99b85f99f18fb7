import { atLeastOneNight, nightsBetween } from './nights.ts';

/** A night as a rate is restricted on it. `minNights` and `maxNights` are those of a stay; 0 is no limit. */
export type RestrictedNight = {
  date: string;
  roomsAvailable: number;
  isBlocked: boolean;
  isClosedToArrival: boolean;
  isClosedToDeparture: boolean;
  minNights: number;
  maxNights: number;
};

/** Why a room type cannot be had. `nights` are hotel dates; `limit` is a number of guests or of nights. */
export type NotFree =
  | { why: 'too_many_guests' | 'minimum_stay' | 'maximum_stay'; limit: number }
  | { why: 'sold_out' | 'closed'; nights: string[] }
  | { why: 'closed_to_arrival' | 'closed_to_departure' | 'held' | 'not_throughout' };

/** A stay that a room type cannot be had for. */
export type RefusedStay = {
  startDate: string;
  endDate: string;
  guests: number;
  /** What the room type sleeps. */
  maxGuests: number;
  /** Whether the property system has a room, which is kept for a guest who is about to pay. */
  isHeld: boolean;
  /** From the night of arrival to the day of departure, which is a night only of those who stay on. */
  nights: readonly RestrictedNight[];
};

/** Every reason that the property system gives, and one at least. */
export function whyNotFree({ guests, maxGuests, isHeld, nights, ...asked }: RefusedStay): NotFree[] {
  if (guests > maxGuests) return [{ why: 'too_many_guests', limit: maxGuests }];
  if (isHeld) return [{ why: 'held' }];
  const { startDate, endDate } = atLeastOneNight(asked);
  const stayed = nights.filter(({ date }) => date >= startDate && date < endDate);
  const on = (date: string) => nights.find((night) => night.date === date);
  const count = nightsBetween(startDate, endDate);
  const shortest = Math.max(...stayed.map(({ minNights }) => minNights));
  const longest = Math.min(...stayed.map(({ maxNights }) => maxNights || Infinity));
  const soldOut = datesOf(stayed.filter(({ roomsAvailable }) => roomsAvailable === 0));
  const closed = datesOf(stayed.filter(({ isBlocked }) => isBlocked));
  const reasons: [boolean, NotFree][] = [
    [soldOut.length > 0, { why: 'sold_out', nights: soldOut }],
    [closed.length > 0, { why: 'closed', nights: closed }],
    [on(startDate)?.isClosedToArrival === true, { why: 'closed_to_arrival' }],
    [on(endDate)?.isClosedToDeparture === true, { why: 'closed_to_departure' }],
    [count < shortest, { why: 'minimum_stay', limit: shortest }],
    [count > longest, { why: 'maximum_stay', limit: longest }],
  ];
  const holding = reasons.filter(([holds]) => holds).map(([, reason]) => reason);
  return holding.length > 0 ? holding : [{ why: 'not_throughout' }];
}

const datesOf = (nights: readonly RestrictedNight[]): string[] => nights.map(({ date }) => date);
