import { addDays } from '../time/hotel-time.ts';

const day = 24 * 60 * 60_000;

/** Nights from one date to another (YYYY-MM-DD, or any instant as ISO): rounded up, and never less than one. */
export const nightsBetween = (startDate: string, endDate: string): number =>
  Math.max(1, Math.ceil((Date.parse(endDate) - Date.parse(startDate)) / day));

/** A stay as it can be asked for: arriving and leaving on one day is one night. */
export const atLeastOneNight = <Stay extends { startDate: string; endDate: string }>(stay: Stay): Stay => ({
  ...stay,
  endDate: addDays(stay.startDate, nightsBetween(stay.startDate, stay.endDate)),
});
