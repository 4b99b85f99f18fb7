import { addDays } from '../../shared-kernel/plain-date.ts';
import type { Stay } from '../scene.ts';
import { findDates } from './dates-in-words.ts';
import { findParty } from './party-in-words.ts';

/** A stay of which not all need be known yet. */
export type StaySoFar = Partial<Stay>;

/** What has to be asked before rooms can be looked up; undefined when nothing has. */
export type MissingDetail = 'arrival' | 'departure' | 'party' | undefined;

const UNTIL = /\b(?:until|till|leav\w*|depart\w*|check(?:ing)?[- ]?out|to)\b/i;

/** Adds what a text says of a stay; a new arrival makes the old departure void. `asked` is what it answers. */
export function addToStay(known: StaySoFar, words: string, today: string, asked: MissingDetail): StaySoFar {
  const { startDate, endDate, ...party } = known;
  const stay: StaySoFar = { ...party, ...findParty(words, asked === 'party') };
  if (stay.adults !== undefined) stay.children ??= 0;

  const { dates, nights } = findDates(words, today);
  const isDeparture = startDate !== undefined && dates.length === 1 && (asked === 'departure' || UNTIL.test(words));
  const arrival = isDeparture ? startDate : (dates[0] ?? startDate);
  if (arrival === undefined) return stay;
  const written = isDeparture ? findDates(words, today, arrival).dates[0] : dates[1];
  const counted = nights === undefined ? undefined : addDays(arrival, nights);
  const departure = written ?? counted ?? (dates.length === 0 ? endDate : undefined);
  return {
    ...stay,
    startDate: arrival,
    ...(departure !== undefined && departure > arrival ? { endDate: departure } : {}),
  };
}

export function missingDetail({ startDate, endDate, adults }: StaySoFar): MissingDetail {
  if (startDate === undefined) return 'arrival';
  if (endDate === undefined) return 'departure';
  return adults === undefined ? 'party' : undefined;
}

/** The stay, once nothing of it is missing. */
export function completeStay({ startDate, endDate, adults, children = 0 }: StaySoFar): Stay | undefined {
  if (startDate === undefined || endDate === undefined || adults === undefined) return undefined;
  return { startDate, endDate, adults, children };
}
