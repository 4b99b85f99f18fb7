import { expect, test } from '@jest/globals';
import { defaultHours } from '@booking/hotel/hotel-hours';
import { requireCheckInOpen, requireUnchangedStay } from './check-in-hours.rule.ts';

const zone = 'America/Chicago';
const stay = { startDate: '2026-11-10', endDate: '2026-11-12', status: 'confirmed' } as const;
const at = (time: string) => ({ now: new Date(`${time}-06:00`), zone, hours: defaultHours });

test('says when check-in opens to a guest who is early', () => {
  expect(() => requireCheckInOpen(stay, at('2026-11-09T12:00'))).toThrow(
    /^Check-in opens on .+ at 4:00 PM hotel time\.$/,
  );
});

test('opens at the hour that the hotel has set', () => {
  const threePm = { ...at('2026-11-10T15:00'), hours: { ...defaultHours, checkInHour: '15:00' } };
  expect(() => requireCheckInOpen(stay, threePm)).not.toThrow();
  expect(() => requireCheckInOpen(stay, { ...threePm, now: new Date('2026-11-10T14:59-06:00') })).toThrow(
    'Check-in opens on Tuesday, November 10 at 3:00 PM hotel time.',
  );
});

test('lets a guest check in during the stay', () => {
  expect(() => requireCheckInOpen(stay, at('2026-11-10T16:00'))).not.toThrow();
});

test('refuses a guest whose stay is over', () => {
  const refused = 'This stay is over, so there is no check-in any more.';
  expect(() => requireCheckInOpen(stay, at('2026-11-12T23:00'))).toThrow(refused);
});

test('lets an expected guest in while check-in is open', () => {
  expect(() => requireUnchangedStay(stay, at('2026-11-10T17:00'))).not.toThrow();
});

test.each([
  ['no_show', '2026-11-10T17:00', 'It is no show now, from 2026-11-10 to 2026-11-12.'],
  ['confirmed', '2026-11-13T17:00', 'It is confirmed now, from 2026-11-10 to 2026-11-12.'],
] as const)('refuses a reservation that is %s at %s', (status, time, said) => {
  expect(() => requireUnchangedStay({ ...stay, status }, at(time))).toThrow(said);
});
