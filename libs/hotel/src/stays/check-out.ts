import { hotelDate, hotelInstant } from '../time/hotel-time.ts';

/** Until when a guest leaves the room on the day of departure, by the hotel's clock; a later wish to stay is dealt with otherwise (S2 section 9). */
export const checkOutTime = '11:00:00';

/** The instant until which the guest of a stay has the room. Dates as YYYY-MM-DD. */
export const checkOutAt = ({ endDate }: { endDate: string }, zone: string): Date =>
  hotelInstant(endDate, checkOutTime, zone);

/** Which way a wish to stay longer goes, by the hotel time of the wish. At 11:00 sharp it is after. */
export const extensionWorkflow = (now: Date, zone: string): 'before_11am' | 'after_11am' =>
  now < hotelInstant(hotelDate(now, zone), checkOutTime, zone) ? 'before_11am' : 'after_11am';
