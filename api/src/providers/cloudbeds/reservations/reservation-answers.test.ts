import { expect, test } from '@jest/globals';
import { FullReservation, reservationOf } from './reservation-answers.schema.ts';

const room = {
  ...{ subReservationID: '8176-1', roomTypeID: 331133, roomTypeName: 'Deluxe Queen', startDate: '2026-02-04' },
  ...{ endDate: '2026-02-06', adults: '2', children: '1' },
  dailyRates: [
    { date: '2026-02-04', rate: 130 },
    { date: '2026-02-05', rate: '129.995' },
  ],
};
const reserved = {
  ...{ id: '8176-1', roomTypeId: '331133', roomTypeName: 'Deluxe Queen', startDate: '2026-02-04' },
  ...{ endDate: '2026-02-06', adults: 2, children: 1 },
  nights: [
    { date: '2026-02-04', cents: 13_000 },
    { date: '2026-02-05', cents: 13_000 },
  ],
};
const main = { guestID: 163, guestPhone: '+15550100', guestCellPhone: '+15550101', isMainGuest: true };
const companion = { guestID: 164, guestPhone: '', guestCellPhone: '', isMainGuest: false };
const data = {
  ...{ reservationID: '8176', status: 'confirmed', guestName: 'Jane Doe', guestEmail: 'jane@example.test' },
  guestList: { 164: companion, 163: main },
  ...{ startDate: '2026-02-04', endDate: '2026-02-06', total: 308, balance: 208, source: 'Phone' },
  balanceDetailed: { suggestedDeposit: '100.00', subTotal: 260, grandTotal: '308.00', paid: 100 },
  ...{ assigned: [{ ...room, roomName: '101', roomID: '331133-0' }], unassigned: [] },
};
const read = (changes: object) => reservationOf(FullReservation.parse({ data: { ...data, ...changes } }).data);

const jane = {
  ...{ id: '8176', status: 'confirmed', guestId: '163', guestName: 'Jane Doe', email: 'jane@example.test' },
  ...{
    phone: '+15550101',
    otherPhone: '+15550100',
    startDate: '2026-02-04',
    endDate: '2026-02-06',
    adults: 2,
    children: 1,
  },
  ...{ roomTypeId: '331133', roomTypeName: 'Deluxe Queen', roomName: '101', rooms: [reserved] },
  ...{ totalCents: 30_800, paidCents: 10_000, balanceCents: 20_800, source: 'Phone' },
};

test.each<[string, object]>([
  ['as it is described', {}],
  ['with lists for objects', { guestList: [companion, main], balanceDetailed: [data.balanceDetailed] }],
  ['with objects for lists', { assigned: { 0: data.assigned[0] }, unassigned: {} }],
  ['with times after dates', { startDate: '2026-02-04 00:00:00' }],
])('a reservation is read the same %s', (_, changes) => expect(read(changes)).toEqual(jane));

test('without a room it has no room name; the guests of all its rooms are counted', () => {
  const two = { roomName: null, rooms: [reserved, reserved], adults: 4, children: 2 };
  expect(read({ assigned: [], unassigned: [room, room] })).toEqual({ ...jane, ...two });
});

test('a guest without a cell phone is phoned at home, and one without any is not', () => {
  expect(read({ guestList: [{ ...main, guestCellPhone: null }] }).phone).toBe('+15550100');
  expect(read({ guestList: [] })).toMatchObject({ phone: '', guestId: '' });
});

test.each(['on_request', 'awaiting_channel', '', null, 7])('a status of %j is another one', (status) => {
  expect(read({ status })).toEqual({ ...jane, status: 'other' });
});

test.each<[string, object]>([
  ['what nobody asked for', { origin: [], newField: { deep: null } }],
  ['no guests that can be read', { guestList: ['Jane', null, main] }],
  ['no balance, which follows from the rest', { balance: null }],
])('a reservation is read the same with %s', (_, changes) => expect(read(changes)).toEqual(jane));

test.each<[string, object]>([
  ['a room', { assigned: [{ ...data.assigned[0], startDate: '0000-00-00' }] }],
  ['its dates', { startDate: '' }],
  ['its total', { balanceDetailed: { grandTotal: 'n/a', paid: 100 } }],
  ['what was paid', { balanceDetailed: [] }],
])('a reservation of which %s cannot be read cannot be read', (_, changes) => {
  expect(FullReservation.safeParse({ data: { ...data, ...changes } }).success).toBe(false);
});

test('nights that cannot be read are left out of their room', () => {
  const dailyRates = [{ date: '2026-02-04', rate: 'n/a' }, room.dailyRates[1]];
  expect(read({ assigned: [{ ...data.assigned[0], dailyRates }] }).rooms[0]!.nights).toHaveLength(1);
  expect(read({ assigned: [{ ...data.assigned[0], dailyRates: null }] }).rooms[0]!.nights).toEqual([]);
});
