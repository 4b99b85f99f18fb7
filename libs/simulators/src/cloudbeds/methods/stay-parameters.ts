import type { Stay } from '../../hotel/stays/stay.ts';
import { daysBetween } from '../../shared-kernel/plain-date.ts';
import { badParameter } from '../cloudbeds-error.ts';

/** A stay from two dates, or none when neither is given. Throws a 400 CloudbedsError when they make no stay. */
export function stayFrom(startDate: string | undefined, endDate: string | undefined): Stay | undefined {
  if (startDate === undefined && endDate === undefined) return undefined;
  if (startDate === undefined || endDate === undefined) throw badParameter('Send both startDate and endDate, or none');
  return stayBetween(startDate, endDate);
}

const MOST_NIGHTS = 366;

/** A stay of one night or more, a year at most. Throws a 400 CloudbedsError otherwise. */
export function stayBetween(startDate: string, endDate: string): Stay {
  if (startDate >= endDate) throw badParameter('Parameter endDate: has to be after startDate');
  if (daysBetween(startDate, endDate) > MOST_NIGHTS) throw badParameter('Parameter endDate: is more than a year later');
  return { from: startDate, to: endDate };
}
