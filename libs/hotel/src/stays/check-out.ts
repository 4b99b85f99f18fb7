import type { HotelHours } from './hotel-hours.ts';
import { hotelDate, hotelInstant } from '../time/hotel-time.ts';

/** Whether a wish to stay longer came before or after it decides what is done; at every hotel the same (S2 section 9). */
const extensionCutOff = '11:00:00';

/** The instant until which the guest of a stay has the room. Dates as YYYY-MM-DD. */
export const checkOutAt = (
  { endDate }: { endDate: string },
  zone: string,
  { checkOutHour }: Pick<HotelHours, 'checkOutHour'>,
): Date => hotelInstant(endDate, `${checkOutHour}:00`, zone);

/** Which way a wish to stay longer goes, by the hotel time of the wish. At 11:00 sharp it is after. */
export const extensionWorkflow = (now: Date, zone: string): 'before_11am' | 'after_11am' =>
  now < hotelInstant(hotelDate(now, zone), extensionCutOff, zone) ? 'before_11am' : 'after_11am';
