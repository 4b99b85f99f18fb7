import { dateFormat } from '../time/date-format.ts';

/** From when rooms are ready and until when guests leave them, by the hotel's clock: HH:MM of 24 hours. */
export type HotelHours = { checkInHour: string; checkOutHour: string };

/** S2 section 9: check-in opens at 4:00 PM; the hotel's own hours are settings. */
export const defaultHours: HotelHours = { checkInHour: '16:00', checkOutHour: '11:00' };

/** "4:00 PM" from HH:MM. */
export const hourInWords = (hour: string): string =>
  dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .format(new Date(`2026-01-01T${hour}Z`))
    .replace('\u202f', ' ');
