import type { RateNight } from '@booking/contracts/inventory';
import { formatDollars } from '@booking/hotel/money';
import { counted } from './counted.ts';

/** How a night stands: `few` are one or two rooms. */
export type Level = 'untold' | 'closed' | 'full' | 'few' | 'some';

/** What a cell shows of a night: what is left, at which rate, and what restricts a stay. `unit` is for the ear alone. */
export type MonthCell = { level: Level; left: string; unit: string; rate: string; limits: string[] };

const fewRooms = 2;

const shortDollars = (dollars: number): string => (dollars > 0 ? formatDollars(dollars).replace(/\.00$/, '') : '');

function stateOf({ blocked, roomsAvailable }: RateNight): Pick<MonthCell, 'level' | 'left' | 'unit'> {
  if (blocked) return { level: 'closed', left: 'Closed', unit: '' };
  if (roomsAvailable === 0) return { level: 'full', left: 'Full', unit: '' };
  const level = roomsAvailable <= fewRooms ? 'few' : 'some';
  return { level, left: String(roomsAvailable), unit: roomsAvailable === 1 ? 'room left' : 'rooms left' };
}

/** A night of a room type; undefined where Cloudbeds told nothing of it. */
export function monthCell(night: RateNight | undefined): MonthCell {
  if (!night) return { level: 'untold', left: '–', unit: 'not known', rate: '', limits: [] };
  const { minimumStay, closedToArrival, closedToDeparture } = night;
  return {
    ...stateOf(night),
    rate: shortDollars(night.rate),
    limits: [
      ...(minimumStay > 1 ? [`${counted(minimumStay, 'night')} or more`] : []),
      ...(closedToArrival ? ['no arrivals'] : []),
      ...(closedToDeparture ? ['no departures'] : []),
    ],
  };
}
