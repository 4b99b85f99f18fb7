import { expect, test } from '@jest/globals';
import { defaultSettings } from '@booking/contracts/settings';
import { registrationText } from '@booking/contracts/signing-texts';
import { defaultHours } from '@booking/hotel/hotel-hours';
import fc from 'fast-check';
import { wordsToSign } from './words-to-sign.rule.ts';

const hotel = { name: 'Harbor Inn', ...defaultHours };

test('the default card names the hotel and S2’s hours', () => {
  const words = wordsToSign(registrationText, hotel).join('\n');
  expect(words).toContain('I am registering as a guest of Harbor Inn for this reservation');
  expect(words).toContain('Check-in is from 4:00 PM on the day of arrival. Check-out is by 11:00 AM on the day of');
  expect(words).not.toMatch(/[{}]/);
});

test('the hours without a setting are the same everywhere', () => {
  expect(defaultSettings).toMatchObject(defaultHours);
});

test('another hour makes other words', () => {
  const [, hours] = wordsToSign(registrationText, { ...hotel, checkInHour: '15:30', checkOutHour: '10:00' });
  expect(hours).toContain('Check-in is from 3:30 PM on the day of arrival. Check-out is by 10:00 AM');
});

test.each(['{checkIn}', '$&', '{hotel}'])('a hotel called %j is called so in the text', (name) => {
  expect(wordsToSign('I stay at {hotel} from {checkIn}.', { ...hotel, name })).toEqual([
    `I stay at ${name} from 4:00 PM.`,
  ]);
});

test('a blank line parts paragraphs, and what is no placeholder stays', () => {
  expect(wordsToSign(' One {x}.\n \n\nTwo\nlines. ', hotel)).toEqual(['One {x}.', 'Two\nlines.']);
});

test('any hour of the day can be signed', () => {
  const hours = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  fc.assert(
    fc.property(hours, ([hour, minute]) => {
      const checkInHour = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
      const [words] = wordsToSign('{checkIn}', { ...hotel, checkInHour });
      const half = hour < 12 ? 'AM' : 'PM';
      expect(words).toBe(`${hour % 12 === 0 ? 12 : hour % 12}:${checkInHour.slice(3)} ${half}`);
    }),
  );
});
