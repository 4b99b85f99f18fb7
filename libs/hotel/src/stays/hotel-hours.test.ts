import { expect, test } from '@jest/globals';
import { defaultHours, hourInWords } from './hotel-hours.ts';

test.each([
  [defaultHours.checkInHour, '4:00 PM'],
  [defaultHours.checkOutHour, '11:00 AM'],
  ['00:00', '12:00 AM'],
  ['12:30', '12:30 PM'],
  ['09:05', '9:05 AM'],
])('%s is written "%s"', (hour, words) => expect(hourInWords(hour)).toBe(words));
