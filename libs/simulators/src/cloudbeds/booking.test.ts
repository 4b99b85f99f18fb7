import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Answers } from './test/answers.ts';
import { startCloudbeds, type TestCloudbeds } from './test/test-cloudbeds.ts';

let cloudbeds: TestCloudbeds;
beforeAll(async () => {
  cloudbeds = await startCloudbeds();
});
afterAll(() => cloudbeds.close());

const read = async (reservationID: string): Promise<Answers['getReservation']['data']> =>
  (await cloudbeds.get('getReservation', { reservationID })).body.data;

test('a booking is priced by the house and waits for a room', async () => {
  const { body } = await cloudbeds.book(
    { from: '2027-01-11', to: '2027-01-14' },
    {
      thirdPartyIdentifier: 'ABC-1',
    },
  );
  expect(body).toMatchObject({ success: true, status: 'confirmed', startDate: '2027-01-11', endDate: '2027-01-14' });
  const [room] = body.unassigned;
  const nights = room.dailyRates.reduce((sum, { rate }) => sum + rate, 0);
  expect(nights).toBe(room.roomTotal);
  const quoted = await cloudbeds.get('getRoomsFeesAndTaxes', {
    ...{ startDate: '2027-01-11', endDate: '2027-01-14', roomsTotal: nights, roomsCount: 1, adultsPerRoom: 2 },
  });
  const { fees, taxes, grandTotal, roomsTotalWithoutTaxes } = quoted.body.data;
  expect(body.grandTotal).toBe(grandTotal);
  const all = [...fees.map(({ totalFees }) => totalFees), ...taxes.map(({ totalTaxes }) => totalTaxes)];
  expect(all.reduce((sum, each) => sum + each, roomsTotalWithoutTaxes)).toBeCloseTo(grandTotal, 2);

  const reservation = await read(body.reservationID);
  expect(reservation).toMatchObject({ assigned: [], balance: grandTotal, source: 'Website/Booking Engine' });
  expect(reservation.unassigned[0]).toMatchObject({ adults: '2', children: '0', roomTotal: nights.toFixed(2) });
  const found = await cloudbeds.get('getReservations', { sourceReservationId: 'ABC-1' });
  expect(found.body.data.map((each) => each.reservationID)).toEqual([body.reservationID]);
});

test('two equal posts are two bookings', async () => {
  const stay = { from: '2027-01-11', to: '2027-01-12' };
  const [first, second] = [await cloudbeds.book(stay), await cloudbeds.book(stay)];
  expect(first.body.reservationID).not.toBe(second.body.reservationID);
});

test('several rooms are sub-reservations of one', async () => {
  const { body } = await cloudbeds.book(
    { from: '2027-01-21', to: '2027-01-22' },
    {
      'rooms[0][quantity]': 2,
    },
  );
  const ids = body.unassigned.map((room) => room.subReservationID);
  expect(ids).toEqual([body.reservationID, `${body.reservationID}-1`]);
  expect((await cloudbeds.post('postRoomCheckIn', { reservationID: body.reservationID })).body.success).toBe(false);
});

test('every guest of a room type that is sold out can be given a room of it, the last one too', async () => {
  const stay = { from: '2027-04-06', to: '2027-04-08' };
  const ids: string[] = [];
  for (let booked = await cloudbeds.book(stay); booked.body.success; booked = await cloudbeds.book(stay)) {
    ids.push(booked.body.reservationID);
  }
  const dates = { startDate: stay.from, endDate: stay.to };
  const left = async () =>
    (await cloudbeds.get('getRoomsUnassigned', { ...dates, roomTypeID: cloudbeds.roomTypeId })).body.data[0].rooms;
  for (const [index, reservationID] of ids.entries()) {
    const rooms = await left();
    expect(rooms).toHaveLength(ids.length - index);
    const newRoomID = rooms.at(-1)!.roomID;
    expect((await cloudbeds.post('postRoomAssign', { reservationID, newRoomID })).body.success).toBe(true);
  }
  expect(ids.length).toBeGreaterThan(1);
  expect(await left()).toEqual([]);
});

test('a room that is named is given at once', async () => {
  const stay = { from: '2027-01-25', to: '2027-01-26' };
  const named = await cloudbeds.book(stay, { 'rooms[0][roomID]': `${cloudbeds.roomTypeId}-6` });
  const { data } = (await cloudbeds.get('getReservation', { reservationID: named.body.reservationID })).body;
  expect(data).toMatchObject({ unassigned: [], assigned: [{ roomName: '107' }] });
});

test('a canceled reservation claims no room again by being changed, only by being confirmed', async () => {
  const { body } = await cloudbeds.book({ from: '2027-01-27', to: '2027-01-28' });
  const { reservationID } = body;
  await cloudbeds.put('putReservation', { reservationID, status: 'canceled' });
  const longer = await cloudbeds.put('putReservation', { reservationID, checkoutDate: '2027-01-30' });
  expect(longer.body.success).toBe(false);
  expect((await cloudbeds.put('putReservation', { reservationID, status: 'confirmed' })).body.success).toBe(true);
  expect(await read(reservationID)).toMatchObject({ status: 'confirmed', unassigned: [{ adults: '2' }] });
});

test('a sold-out room type is refused, and nothing is booked', async () => {
  const stay = { from: '2027-02-01', to: '2027-02-03' };
  for (let count = 0; count < 8; count += 1) {
    const { body } = await cloudbeds.book(stay, { thirdPartyIdentifier: `full-${count}` });
    if (body.success) continue;
    expect(body.message).toContain('(simulated wording)');
    const found = await cloudbeds.get('getReservations', { sourceReservationId: `full-${count}` });
    expect(found.body.total).toBe(0);
    return;
  }
  throw new Error('eight of seven rooms were sold');
});

test('a guest is given a room, let in, pays and leaves', async () => {
  const { body } = await cloudbeds.book({ from: '2026-12-01', to: '2026-12-03' });
  const ids = { reservationID: body.reservationID };
  const condition = async () => {
    const rooms = await cloudbeds.get('getHousekeepingStatus', { roomTypeIDs: cloudbeds.roomTypeId });
    return rooms.body.data.find((room) => room.roomID === `${cloudbeds.roomTypeId}-6`);
  };
  expect((await cloudbeds.post('postRoomCheckIn', ids)).body.success).toBe(false);
  expect(
    (await cloudbeds.post('postRoomAssign', { ...ids, newRoomID: `${cloudbeds.roomTypeId}-6` })).body.success,
  ).toBe(true);
  expect((await cloudbeds.post('postRoomCheckIn', ids)).body.success).toBe(true);
  expect(await condition()).toMatchObject({ roomOccupied: true, frontdeskStatus: 'check-in', roomCondition: 'clean' });
  expect(await read(ids.reservationID)).toMatchObject({ status: 'checked_in', assigned: [{ roomName: '107' }] });

  expect((await cloudbeds.post('postRoomCheckOut', ids)).body.message).toContain('open balance');
  const { balance } = await read(ids.reservationID);
  const payment = { ...ids, type: 'credit', cardType: 'visa', amount: balance };
  const paid = await cloudbeds.post('postPayment', payment);
  expect(await read(ids.reservationID)).toMatchObject({ balance: 0, balanceDetailed: { paid: balance } });
  await cloudbeds.post('postVoidPayment', { ...ids, paymentID: paid.body.paymentID });
  expect(await read(ids.reservationID)).toMatchObject({ balance });
  await cloudbeds.post('postPayment', payment);
  expect((await cloudbeds.post('postRoomCheckOut', ids)).body.success).toBe(true);
  expect(await read(ids.reservationID)).toMatchObject({ status: 'checked_out' });
  expect(await condition()).toMatchObject({ roomOccupied: false, roomCondition: 'dirty' });

  await cloudbeds.post('postHousekeepingStatus', { roomID: `${cloudbeds.roomTypeId}-6` });
  expect(await condition()).toMatchObject({ roomCondition: 'clean' });
});

test('a stay is lengthened from the day of departure on, at that day’s price', async () => {
  const { body } = await cloudbeds.book({ from: '2027-03-01', to: '2027-03-02' });
  const changed = await cloudbeds.put('putReservation', {
    reservationID: body.reservationID,
    checkoutDate: '2027-03-04',
  });
  expect(changed.body.data).toMatchObject({ endDate: '2027-03-04' });
  expect(changed.body.data.unassigned[0].dailyRates).toHaveLength(3);
  expect(changed.body.data.balance).toBeGreaterThan(body.grandTotal);
});

test('notes and guest details are kept, card numbers are not', async () => {
  const { body } = await cloudbeds.book({ from: '2027-03-08', to: '2027-03-09' });
  const ids = { reservationID: body.reservationID };
  await cloudbeds.post('postReservationNote', { ...ids, reservationNote: 'Arrives late' });
  const refused = await cloudbeds.post('postReservationNote', { ...ids, reservationNote: 'Card 4242 4242 4242 4242' });
  expect(refused.body.success).toBe(false);
  const notes = await cloudbeds.get('getReservationNotes', ids);
  expect(notes.body.data.map((note) => note.reservationNote)).toEqual(['Arrives late']);
  await cloudbeds.put('putGuest', { guestID: body.guestID, guestCellPhone: '+15125550142' });
  const guests = await cloudbeds.get('getGuestList', { guestCellPhone: '+15125550142', guestLastName: 'doe' });
  expect(Object.keys(guests.body.data)).toEqual([body.guestID]);
  const nobody = await cloudbeds.get('getGuestList', { guestEmail: 'nobody@example.test' });
  expect(nobody.body).toMatchObject({ data: [], count: 0, total: 0 });
});

test('an adjustment lowers what a reservation costs, or raises it, and leaves its nights alone', async () => {
  const { body } = await cloudbeds.book({ from: '2027-02-11', to: '2027-02-13' });
  const { reservationID, grandTotal } = body;
  for (const [amount, total] of [
    ['12.50', grandTotal - 12.5],
    ['-20.00', grandTotal + 7.5],
  ] as const) {
    await cloudbeds.post('postAdjustment', { reservationID, type: 'rate', amount, notes: 'As agreed' });
    const { balance, unassigned } = await read(reservationID);
    expect(balance).toBeCloseTo(total, 2);
    expect(unassigned[0].roomTotal).toBe(body.unassigned[0].roomTotal.toFixed(2));
  }
  const refused = await cloudbeds.post('postAdjustment', { reservationID, type: 'rate', amount: '0' });
  expect(refused.body.success).toBe(false);
});
