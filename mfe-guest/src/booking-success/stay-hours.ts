import type { Hotel } from '@booking/contracts/guest-pages';
import { defaultHours } from '@booking/hotel/hotel-hours';
import { clockIn } from '@booking/languages/formats';
import type { Language } from '@booking/languages/language';

const hourOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** From when rooms are ready and until when they are to be left, as a language writes the hotel's hours. */
export function stayHours(language: Language, hotel: Hotel | undefined): { checkIn: string; checkOut: string } {
  const { time } = clockIn(language, 'UTC');
  const inWords = (hour: string | undefined, usual: string): string =>
    time(`2026-01-01T${hour !== undefined && hourOfDay.test(hour) ? hour : usual}:00Z`);
  return {
    checkIn: inWords(hotel?.checkInHour, defaultHours.checkInHour),
    checkOut: inWords(hotel?.checkOutHour, defaultHours.checkOutHour),
  };
}
