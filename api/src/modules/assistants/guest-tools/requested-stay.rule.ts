import { addDays } from '@booking/hotel/hotel-time';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { Stay } from '../../../providers/property-system.port.ts';

const longestNights = 30;
const farthestDays = 500;

/** The stay a caller asks for. @throws Refusal 409, to be said aloud, for one that cannot be */
export function requireBookableStay({ startDate, endDate, adults, children }: Stay, today: string): Stay {
  if (startDate < today) throw new Refusal(409, 'past', 'The day of arrival is in the past. Ask for another date.');
  if (endDate <= startDate) throw new Refusal(409, 'order', 'The day of departure must be after the day of arrival.');
  if (endDate > addDays(startDate, longestNights)) {
    throw new Refusal(409, 'too_long', `Stays of more than ${longestNights} nights are arranged by the front desk.`);
  }
  if (startDate > addDays(today, farthestDays))
    throw new Refusal(409, 'too_far', 'We do not take bookings that far ahead yet.');
  return { startDate, endDate, adults, children };
}
