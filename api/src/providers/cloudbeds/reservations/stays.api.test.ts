import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@booking/hotel/hotel-time';
import { connectProperty, type ConnectedProperty } from '../../../../test/providers/property-system.ts';
import type { NewReservation, Reservation } from '../../property-system.port.ts';
import { freeRooms } from '../rooms/rooms.client.ts';

let hotel: ConnectedProperty;
beforeAll(async () => {
  hotel = await connectProperty();
});
afterAll(() => hotel.stop());

/** The offer with the most rooms left: a test that checks in needs a choice of rooms. */
async function newBooking(days: number, nights: number, lastName = 'Stay'): Promise<NewReservation> {
  const startDate = addDays(hotel.today(), days);
  const stay = { startDate, endDate: addDays(startDate, nights), adults: 2, children: 0 };
  const offers = await hotel.property.listOffers('test', stay);
  const { roomTypeId, rateId } = offers
    .filter(({ rateType }) => rateType === 'standard')
    .toSorted((one, other) => other.roomsAvailable - one.roomsAvailable)[0]!;
  const guest = { firstName: 'Ada', lastName, email: 'ada@guest.example', phone: '+15125550123' };
  return { ...stay, roomTypeId, rateId, reference: randomUUID(), guest: { ...guest, country: 'US', zip: '78701' } };
}
const book = async (booking: NewReservation): Promise<Reservation> => {
  const { reservationId } = await hotel.property.book('test', booking);
  return hotel.property.getReservation('test', reservationId);
};

test('a booking under one reference is made once and can be read as it was made', async () => {
  const booking = await newBooking(50, 3);
  const made = await hotel.property.book('test', booking);
  expect((await hotel.property.book('test', booking)).reservationId).toBe(made.reservationId);
  expect(await hotel.property.findByReference('test', booking.reference)).toMatchObject({ status: 'confirmed' });
  expect(await hotel.property.findByReference('test', randomUUID())).toBeUndefined();

  const { startDate, endDate, adults, children, roomTypeId } = booking;
  expect(await hotel.property.getReservation('test', made.reservationId)).toMatchObject({
    ...{ id: made.reservationId, status: 'confirmed', startDate, endDate, adults, children, roomTypeId },
    ...{ guestName: 'Ada Stay', email: 'ada@guest.example', phone: '+15125550123', roomName: null },
    ...{ totalCents: made.grandTotalCents, paidCents: 0, balanceCents: made.grandTotalCents },
  });
});

test('reservations are found by name, status and dates, the newest booking first', async () => {
  const one = await book(await newBooking(60, 2, 'Finder'));
  const other = await book(await newBooking(61, 2, 'Finder'));
  const find = async (query: object): Promise<string[]> =>
    (await hotel.property.findReservations('test', query)).map(({ id }) => id);

  const both = await find({ lastName: 'Finder' });
  expect(both.toSorted()).toEqual([one.id, other.id].toSorted());
  expect(await find({ lastName: 'Finder', arrivesFrom: other.startDate })).toEqual([other.id]);
  expect(await find({ lastName: 'Finder', leavesTo: one.endDate })).toEqual([one.id]);
  await hotel.property.cancel('test', one.id);
  expect(await find({ firstName: 'Ada', lastName: 'Finder', status: 'confirmed' })).toEqual([other.id]);
  expect(await find({ lastName: 'Nobody at all' })).toEqual([]);
});

test('a longer stay keeps its agreed nights; other dates and guests are priced anew', async () => {
  const before = await book(await newBooking(70, 2));
  const longer = await hotel.property.changeStay('test', before.id, { endDate: addDays(before.endDate, 1) });
  expect(longer).toMatchObject({ startDate: before.startDate, endDate: addDays(before.endDate, 1), adults: 2 });
  expect(longer.totalCents).toBeGreaterThan(before.totalCents);

  const back = await hotel.property.changeStay('test', before.id, { endDate: before.endDate });
  expect(back.totalCents).toBe(before.totalCents);

  const startDate = addDays(before.startDate, -1);
  const moved = await hotel.property.changeStay('test', before.id, { startDate, adults: 3 });
  expect(moved).toMatchObject({ startDate, endDate: before.endDate, adults: 3, children: 0 });
});

test('a canceled reservation frees its room and stays canceled when canceled again', async () => {
  const booking = await newBooking(80, 2);
  const left = async (): Promise<number> => {
    const offers = await hotel.property.listOffers('test', booking);
    return offers.find(({ roomTypeId }) => roomTypeId === booking.roomTypeId)?.roomsAvailable ?? 0;
  };
  const before = await left();
  const { id } = await book(booking);
  expect(await left()).toBe(before - 1);
  await hotel.property.cancel('test', id);
  await hotel.property.cancel('test', id);
  expect(await left()).toBe(before);
  expect((await hotel.property.getReservation('test', id)).status).toBe('canceled');
});

test('a guest gets a room at check-in, and leaves when all is paid', async () => {
  const { id, totalCents } = await book(await newBooking(0, 1));
  await hotel.property.checkIn('test', id);
  const inHouse = await hotel.property.getReservation('test', id);
  expect(inHouse).toMatchObject({ status: 'checked_in', roomName: expect.stringMatching(/^\d+$/) });
  const room = (await hotel.property.listRooms('test')).find(({ name }) => name === inHouse.roomName);
  expect(room).toMatchObject({ isOccupied: true, roomTypeName: inHouse.roomTypeName });

  await expect(hotel.property.checkOut('test', id)).rejects.toMatchObject({ kind: 'refused' });
  await hotel.property.recordPayment('test', id, totalCents, 'cs_leaving');
  await hotel.property.checkOut('test', id);
  expect((await hotel.property.getReservation('test', id)).status).toBe('checked_out');
});

test('a payment under one reference counts once, also when it is recorded twice at the same time', async () => {
  const { id, totalCents } = await book(await newBooking(100, 2));
  const record = (cents: number, reference: string) => hotel.property.recordPayment('test', id, cents, reference);
  const twice = await Promise.allSettled([record(5_000, 'cs_first'), record(5_000, 'cs_first')]);
  expect(twice.map(({ status }) => status)).toContain('fulfilled');
  await record(5_000, 'cs_first');
  await record(2_550, 'cs_first-and-more');
  expect(await hotel.property.getReservation('test', id)).toMatchObject({
    paidCents: 7_550,
    balanceCents: totalCents - 7_550,
  });
});

test('notes are kept word for word', async () => {
  const { id } = await book(await newBooking(120, 1));
  await hotel.property.addNote('test', id, 'Arrives late & brings a cot = 1 child');
  const notes = await hotel.property.listNotes('test', id);
  expect(notes).toMatchObject([{ text: 'Arrives late & brings a cot = 1 child', author: expect.any(String) }]);
  expect(notes[0]!.at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

test('the condition of a room is set, not toggled, and a block is named and can be lifted', async () => {
  const { roomTypeId: roomTypeID, startDate, endDate } = await newBooking(0, 1);
  const [roomId] = (await freeRooms(hotel.http, 'test', { roomTypeID, startDate, endDate })) as [string];
  const room = async () => (await hotel.property.listRooms('test')).find((each) => each.roomId === roomId)!;
  for (const condition of ['dirty', 'dirty', 'clean'] as const) {
    await hotel.property.setRoomCondition('test', roomId, condition);
    expect((await room()).condition).toBe(condition);
  }

  const block = { roomBlockType: 'out_of_service', roomBlockReason: 'Paint', startDate, endDate };
  await hotel.http.request('test', 'POST', 'postRoomBlock', { ...block, rooms: [{ roomID: roomId }] });
  const { blockId } = await room();
  expect(blockId).toMatch(/^\d+$/);
  await hotel.property.unblock('test', blockId!);
  expect((await room()).blockId).toBeNull();
});
