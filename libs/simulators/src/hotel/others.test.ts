import { expect, test } from '@jest/globals';
import { addDays } from '../shared-kernel/plain-date.ts';
import { book } from './stays/book.ts';
import { figuresOf } from './day.ts';
import { createOthers } from './others.ts';
import { offerFor } from './prices/offer.ts';
import { isOff, roomIdOf } from './stays/reservation.ts';
import { nightsOf } from './stays/stay.ts';
import { bookingOf, openTestHotel } from './test/test-hotel.ts';

const DAY_MS = 86_400_000;
const days = (first: string, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index));
const nightOf = (date: string) => ({ from: date, to: addDays(date, 1) });

test('the same seed brings the same people, another seed others', () => {
  const people = (seed: string) =>
    openTestHotel(seed)
      .register.all()
      .map(({ id }) => id);
  expect(people('one')).toEqual(people('one'));
  expect(people('one')).not.toEqual(people('two'));
});

test('a reservation is seen from the moment it is made, and keeps its place while days pass', () => {
  const hotel = openTestHotel();
  const before = new Set(hotel.register.all().map(({ id }) => id));
  expect(hotel.register.all().every(({ createdAt }) => createdAt <= hotel.now())).toBe(true);
  const yesterday = hotel.now();
  hotel.pass(DAY_MS);
  const after = hotel.register.all();
  const added = after.filter(({ id }) => !before.has(id));
  expect(added.length).toBeGreaterThan(0);
  expect(added.every(({ createdAt }) => createdAt > yesterday)).toBe(true);
  expect([...before].every((id) => after.some((each) => each.id === id))).toBe(true);
});

test('no room has two guests for one night', () => {
  const { register } = openTestHotel();
  const taken = new Set<string>();
  for (const { rooms } of register.all().filter((each) => !isOff(each))) {
    for (const { holds, nights } of rooms) {
      for (const { date } of nights) {
        const key = `${holds[0]?.roomId} ${date}`;
        expect(taken).not.toContain(key);
        taken.add(key);
      }
    }
  }
  expect(taken.size).toBeGreaterThan(1_000);
});

test('something is left every night of two months, while some nights have room types without a room', () => {
  const hotel = openTestHotel();
  let soldOut = 0;
  for (let day = 0; day < 60; day += 1) {
    const free = hotel.freeRooms(nightOf(hotel.today()));
    expect(free).toContain(hotel.house.keptBack);
    const offer = offerFor(hotel, nightOf(hotel.today()));
    soldOut += hotel.house.roomTypes.filter((roomType) => offer.freeOf(roomType) === 0).length;
    hotel.pass(DAY_MS);
  }
  expect(soldOut).toBeGreaterThan(10);
});

test('another channel cannot sell what somebody else bought before', () => {
  const hotel = openTestHotel('test');
  const [first, last] = [hotel.today(), addDays(hotel.today(), 60)];
  const late = createOthers(hotel.house, 'test', hotel.time)
    .arriving(first, last)
    .find(({ createdAt, itinerary, rooms: [room] }) => {
      const isFree = room && hotel.freeRooms(room).some(({ id }) => id === roomIdOf(room));
      return createdAt > hotel.now() && isFree && itinerary?.cancelsAt === undefined;
    });
  const [room] = late?.rooms ?? [];
  if (!late || !room) throw new Error('nobody books late');
  const { roomType } = hotel.house.rooms.find(({ id }) => id === roomIdOf(room)) ?? hotel.house.keptBack;
  const left = hotel.freeRooms(room).filter((each) => each.roomType === roomType);
  for (const _ of left) book(hotel, bookingOf(hotel, roomType.id, room));
  hotel.pass(Date.parse(late.createdAt) - Date.parse(hotel.now()) + DAY_MS);
  expect(hotel.register.find(late.id)).toBeUndefined();
  for (const date of nightsOf(room)) {
    const rooms = hotel.register.claimsOn(nightOf(date)).map(({ hold }) => hold.roomId);
    expect(rooms).toHaveLength(new Set(rooms).size);
  }
});

test('the house is fuller in a good month than in January', () => {
  const hotel = openTestHotel();
  const averageOf = (first: string) =>
    days(first, 28).reduce((sum, date) => sum + figuresOf(hotel, date).occupied, 0) / 28;
  const [may, january] = [averageOf('2026-05-01'), averageOf('2026-01-03')];
  expect(may).toBeGreaterThan(january + 3);
  expect(may / hotel.house.rooms.length).toBeGreaterThan(0.6);
});

test('guests arrive, pay, leave and cancel by themselves', () => {
  const hotel = openTestHotel();
  const statuses = new Set(hotel.register.all().map(({ status }) => status));
  expect(statuses).toEqual(new Set(['confirmed', 'checked_in', 'checked_out', 'canceled']));
  const staying = hotel.register.all().find(({ status }) => status === 'checked_in');
  hotel.pass(15 * DAY_MS);
  expect(hotel.register.find(staying?.id ?? '')?.status).toBe('checked_out');
});
