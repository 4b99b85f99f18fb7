import type { RateNight } from '@booking/contracts/inventory';
import { formatDollars } from '@booking/hotel/money';
import { counted } from '../counted.ts';
import { words } from '../inventory.words.ts';

/** How a night stands: `few` are one or two rooms. */
export type Level = 'untold' | 'closed' | 'full' | 'few' | 'some';

/** What a cell shows of a night in the little room it has; `spoken` says all of it. The marks are those of revenue managers. */
export type MonthCell = { level: Level; left: string; rate: string; marks: string[]; spoken: string };

const fewRooms = 2;

const shortDollars = (dollars: number): string => (dollars > 0 ? formatDollars(dollars).replace(/\.00$/, '') : '');

function stateOf({ blocked, roomsAvailable }: RateNight): { level: Level; left: string; said: string } {
  if (blocked) return { level: 'closed', left: '×', said: words.month.closed };
  if (roomsAvailable === 0) return { level: 'full', left: '0', said: words.month.full };
  const level = roomsAvailable <= fewRooms ? 'few' : 'some';
  return { level, left: String(roomsAvailable), said: `${counted(roomsAvailable, 'room')} left` };
}

/** A night of a room type; undefined where Cloudbeds told nothing of it. */
export function monthCell(night: RateNight | undefined): MonthCell {
  if (!night) return { level: 'untold', left: '–', rate: '', marks: [], spoken: 'not known' };
  const { minimumStay, closedToArrival, closedToDeparture } = night;
  const { level, left, said } = stateOf(night);
  const limits: [mark: string, said: string][] = [
    ...(minimumStay > 1 ? [[`${minimumStay}+`, `${counted(minimumStay, 'night')} or more`] as [string, string]] : []),
    ...(closedToArrival ? [['CTA', 'no arrivals'] as [string, string]] : []),
    ...(closedToDeparture ? [['CTD', 'no departures'] as [string, string]] : []),
  ];
  return {
    ...{ level, left },
    rate: night.rate > 0 ? `$${Math.round(night.rate)}` : '',
    marks: limits.map(([mark]) => mark),
    spoken: [said, shortDollars(night.rate), ...limits.map(([, limit]) => limit)].filter(Boolean).join(', '),
  };
}
