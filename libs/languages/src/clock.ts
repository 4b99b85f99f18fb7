import { dateFormat } from '@booking/hotel/date-format';
import { hotelDate } from '@booking/hotel/hotel-time';
import { calendarWords } from './calendar-words.ts';
import type { Language } from './language.ts';
import { writtenDate } from './written-date.ts';

/** How a language writes instants by the hotel's clock. @param zone of the hotel, an IANA name */
export function clockIn(language: Language, zone: string) {
  const time = (at: Date | string): string => {
    const clock = dateFormat({ timeZone: zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });
    const [hours, minutes] = clock.format(new Date(at)).split(':');
    const hour = Number(hours);
    return `${hour % 12 || 12}:${minutes} ${calendarWords[language].halves[hour < 12 ? 0 : 1]}`;
  };
  return {
    /** "4:00 PM". */
    time,
    /** "Mon, Nov 23, 4:00 PM". */
    moment: (at: Date | string): string =>
      `${writtenDate(language, 'dateWithoutYear', hotelDate(new Date(at), zone))}, ${time(at)}`,
  };
}

export type Clock = ReturnType<typeof clockIn>;
