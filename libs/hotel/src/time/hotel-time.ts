import { dateFormat } from './date-format.ts';

const minute = 60_000;

const clockOf = (zone: string): Intl.DateTimeFormat =>
  dateFormat({
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

const offsets = new Map<string, number>();
const mostOffsets = 1000;

/** How far the hotel's clock is ahead of UTC in the minute that begins at an instant, in ms. It is asked for often, and costly to ask. */
const offsetAt = (begin: number, zone: string): number => {
  const key = `${begin} ${zone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(begin)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const offset = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second) - begin;
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
};

/** What the hotel's wall clock shows at an instant, as if it were UTC, in epoch ms. */
const wallClock = (instant: number, zone: string): number =>
  instant + offsetAt(Math.floor(instant / minute) * minute, zone);

/** The date (YYYY-MM-DD) that the hotel's calendar shows at an instant. */
export const hotelDate = (instant: Date, zone: string): string =>
  new Date(wallClock(instant.getTime(), zone)).toISOString().slice(0, 10);

/** A calendar date some days later (or earlier); dates as YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/**
 * The instant at which the hotel's clock shows `time` (HH:MM:SS, with ms if wanted) on `date` (YYYY-MM-DD).
 * A time that the spring change skips means the same span after it; one that the autumn change repeats means its first run.
 */
export function hotelInstant(date: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${date}T${time}Z`);
  const offsets = [-24, 24].map((hours) => {
    const near = wanted + hours * 60 * minute;
    return wallClock(near, zone) - near;
  });
  const instants = offsets.map((offset) => wanted - offset);
  const fitting = instants.filter((instant) => wallClock(instant, zone) === wanted);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : instants[0]!);
}

/** The instant a hotel day begins. */
export const startOfHotelDay = (date: string, zone: string): Date => hotelInstant(date, '00:00:00', zone);

/** The same wall-clock time on the day before. */
export function sameTimeYesterday(instant: Date, zone: string): Date {
  const wall = new Date(wallClock(instant.getTime(), zone)).toISOString();
  return hotelInstant(addDays(wall.slice(0, 10), -1), wall.slice(11, 23), zone);
}

const time = { hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;

/** "4:05:09 PM" by the hotel's clock. */
export const formatHotelClock = (instant: Date, zone: string): string =>
  dateFormat({ timeZone: zone, ...time })
    .format(instant)
    .replaceAll('\u202f', ' ');

/** "Nov 21, 2026 4:05:09 PM" by the hotel's clock (S1 section 9). */
export function formatHotelTime(instant: Date, zone: string): string {
  const date = dateFormat({ timeZone: zone, month: 'short', day: 'numeric', year: 'numeric' }).format(instant);
  return `${date} ${formatHotelClock(instant, zone)}`;
}

/** "Nov 02, 2026 16:05:09" by the hotel's clock (S2 section 2). */
export function formatHotelStamp(instant: Date, zone: string): string {
  const date = dateFormat({ timeZone: zone, month: 'short', day: '2-digit', year: 'numeric' }).format(instant);
  return `${date} ${dateFormat({ timeZone: zone, hourCycle: 'h23', ...time }).format(instant)}`;
}
