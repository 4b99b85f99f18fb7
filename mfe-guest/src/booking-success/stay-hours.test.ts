import { expect, test } from '@jest/globals';
import { hotel } from '../testing/hotel.fixture.ts';
import { stayHours } from './stay-hours.ts';

const usual = { checkIn: '4:00 PM', checkOut: '11:00 AM' };

test('the hours are those of the hotel', () => {
  expect(stayHours('en', { ...hotel, checkInHour: '15:30', checkOutHour: '10:00' })).toEqual({
    checkIn: '3:30 PM',
    checkOut: '10:00 AM',
  });
});

test.each([
  ['no hotel', undefined],
  ['hours that are none', { ...hotel, checkInHour: 'noon', checkOutHour: '25:00' }],
])('of %s they are those of the specification', (_, given) => expect(stayHours('en', given)).toEqual(usual));
