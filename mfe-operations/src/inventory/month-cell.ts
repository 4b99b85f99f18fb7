import type { RateNight } from '@booking/contracts/inventory';
import { formatDollars } from '@booking/hotel/money';
import { formatDay } from '../calendar-date.ts';
import { counted } from './counted.ts';

/** How a night stands: `few` are one or two rooms. */
export type Level = 'untold' | 'closed' | 'full' | 'few' | 'some';

/** What a cell shows of a night: how many rooms are left, at which rate, and what restricts a stay. */
export type MonthCell = { level: Level; left: string; rate: string; marks: string[]; words: string };

const fewRooms = 2;

function levelOf(night: RateNight | undefined): Level {
  if (!night) return 'untold';
  if (night.blocked) return 'closed';
  if (night.roomsAvailable === 0) return 'full';
  return night.roomsAvailable <= fewRooms ? 'few' : 'some';
}

const shortDollars = (dollars: number): string => (dollars > 0 ? formatDollars(dollars).replace(/\.00$/, '') : '');

/** A night of a room type, for the eye and, in `words`, for the ear. */
export function monthCell(roomTypeName: string, date: string, night: RateNight | undefined): MonthCell {
  const level = levelOf(night);
  const rate = night ? shortDollars(night.rate) : '';
  const count = night?.roomsAvailable ?? 0;
  const left = { untold: '–', closed: 'Closed', full: 'Full', few: String(count), some: String(count) }[level];
  const state = { untold: 'not known', closed: 'closed', full: 'sold out' };
  const said = level === 'few' || level === 'some' ? `${counted(count, 'room')} left` : state[level];
  const restrictions: [string, string][] = [];
  if (night && night.minimumStay > 1) {
    restrictions.push([`min ${night.minimumStay}`, `${counted(night.minimumStay, 'night')} at least`]);
  }
  if (night?.closedToArrival) restrictions.push(['no in', 'no arrivals']);
  if (night?.closedToDeparture) restrictions.push(['no out', 'no departures']);
  return {
    level,
    left,
    rate,
    marks: restrictions.map(([mark]) => mark),
    words: [
      `${roomTypeName}, ${formatDay(date)}`,
      said,
      ...(rate ? [rate] : []),
      ...restrictions.map(([, words]) => words),
    ].join('; '),
  };
}
