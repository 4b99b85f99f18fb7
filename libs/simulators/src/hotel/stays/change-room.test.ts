import { beforeEach, expect, test } from '@jest/globals';
import { addDays } from '../../shared-kernel/plain-date.ts';
import { balanceOf } from '../prices/balance.ts';
import { book } from './book.ts';
import { assignRoom, changeRoom } from './change-room.ts';
import { changeStatus } from './change-status.ts';
import { roomsToday } from '../rooms/housekeeping.ts';
import { roomIdOf, type Reservation } from './reservation.ts';
import { bookingOf, openTestHotel, type TestHotel } from '../test/test-hotel.ts';

let hotel: TestHotel;
beforeEach(() => {
  hotel = openTestHotel();
});

const find = (id: string): Reservation => {
  const reservation = hotel.register.find(id);
  if (!reservation) throw new Error('lost');
  return reservation;
};
const roomOf = (id: string) => {
  const [room] = find(id).rooms;
  if (!room) throw new Error('no room');
  return room;
};
const bookOne = (nights: number, roomTypeId = hotel.house.keptBack.roomType.id) => {
  const from = hotel.today();
  return book(hotel, bookingOf(hotel, roomTypeId, { from, to: addDays(from, nights) })).id;
};
function lengthen(id: string, nights: number): void {
  const room = roomOf(id);
  const rate = hotel.house.rates.find((each) => each.id === room.rateId);
  if (!rate) throw new Error('no rate');
  const stay = { from: room.from, to: addDays(room.to, nights) };
  changeRoom(hotel, find(id), room, { rate, party: room, stay, reprice: false });
}

test('a longer stay keeps the price of the nights it had and pays today’s for the rest', () => {
  const id = bookOne(2);
  const before = roomOf(id).nights;
  hotel.pass(3_600_000);
  lengthen(id, 1);
  const after = roomOf(id).nights;
  expect(after.slice(0, 2)).toEqual(before);
  expect(after).toHaveLength(3);
  expect(roomOf(id).to).toBe(addDays(hotel.today(), 3));
  expect(balanceOf(find(id)).subTotal).toBe(after.reduce((sum, { cents }) => sum + cents, 0));
});

test('a guest in the house stays in his room when those who have it next can go elsewhere', () => {
  const { id: roomId } = hotel.house.keptBack;
  const staying = bookOne(1);
  assignRoom(hotel, find(staying), roomOf(staying), { roomId, reprice: false });
  changeStatus(hotel, find(staying), 'checked_in');
  const from = addDays(hotel.today(), 1);
  const next = book(hotel, bookingOf(hotel, hotel.house.keptBack.roomType.id, { from, to: addDays(from, 1) })).id;
  assignRoom(hotel, find(next), roomOf(next), { roomId, reprice: false });
  const others = hotel
    .freeRooms({ from, to: addDays(from, 1) })
    .filter(({ roomType }) => roomType === hotel.house.keptBack.roomType);
  if (others.length === 0) {
    expect(() => lengthen(staying, 1)).toThrow('The room is not available');
    return;
  }
  lengthen(staying, 1);
  expect(roomIdOf(roomOf(staying))).toBe(roomId);
  expect(roomIdOf(roomOf(next))).not.toBe(roomId);
});

test('somebody who has no room yet makes way for somebody who is given it', () => {
  const first = bookOne(1);
  const second = book(
    hotel,
    bookingOf(hotel, hotel.house.roomTypes[2]?.id ?? '', { from: '2027-02-01', to: '2027-02-03' }),
  ).id;
  const third = book(
    hotel,
    bookingOf(hotel, hotel.house.roomTypes[2]?.id ?? '', { from: '2027-02-01', to: '2027-02-03' }),
  ).id;
  const wanted = roomIdOf(roomOf(second)) ?? '';
  assignRoom(hotel, find(third), roomOf(third), { roomId: wanted, reprice: false });
  expect(roomIdOf(roomOf(third))).toBe(wanted);
  expect(roomIdOf(roomOf(second))).not.toBe(wanted);
  expect(find(first).status).toBe('confirmed');
});

test('a room is dirty when its guest has left, and clean again after the round', () => {
  const { id: roomId } = hotel.house.keptBack;
  const conditionNow = () => roomsToday(hotel).find(({ room }) => room.id === roomId)?.condition;
  const id = bookOne(2);
  assignRoom(hotel, find(id), roomOf(id), { roomId, reprice: false });
  changeStatus(hotel, find(id), 'checked_in');
  expect(conditionNow()).toBe('clean');
  expect(() => changeStatus(hotel, find(id), 'checked_out')).toThrow('open balance');
  const { due } = balanceOf(find(id));
  const payment = { id: '1', cents: due, type: 'cash', description: '', at: hotel.now(), voided: false };
  hotel.register.save({ ...find(id), payments: [payment] });
  changeStatus(hotel, find(id), 'checked_out');
  expect(conditionNow()).toBe('dirty');
  expect(hotel.freeRooms({ from: hotel.today(), to: addDays(hotel.today(), 2) })).toContain(hotel.house.keptBack);
  hotel.pass(5 * 3_600_000);
  expect(conditionNow()).toBe('clean');
});
