import { instantInZone } from '../shared-kernel/zoned-time.ts';

/** The hotel's clock on the wall. Instants are ISO strings in UTC, so that they compare as text. */
export type HotelTime = {
  timeZone: string;
  /** The hotel's date at an instant. */
  dateAt(instant: string): string;
  /** YYYY-MM-DD HH:MM:SS on the hotel's wall. */
  wallAt(instant: string): string;
  /** The instant of a wall-clock time; minutes count from midnight. */
  instantOf(date: string, minutes: number): string;
};

/** The time of a zone; everybody who asks for the same one shares what was found out about it. */
export function hotelTimeIn(timeZone: string): HotelTime {
  const known = zones.get(timeZone) ?? createHotelTime(timeZone);
  zones.set(timeZone, known);
  return known;
}

const zones = new Map<string, HotelTime>();

function createHotelTime(timeZone: string): HotelTime {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const noons = new Map<string, number>();

  // asking a time zone is slow, and thousands of reservations ask about the same days
  const noonOf = (date: string): number => {
    const known = noons.get(date) ?? instantInZone(date, 12 * 60, timeZone);
    noons.set(date, known);
    return known;
  };
  const wallAt = (instant: string) => wall.format(new Date(instant));
  return {
    timeZone,
    wallAt,
    dateAt: (instant) => wallAt(instant).slice(0, 10),
    instantOf: (date, minutes) => new Date(noonOf(date) + (minutes - 12 * 60) * 60_000).toISOString(),
  };
}
