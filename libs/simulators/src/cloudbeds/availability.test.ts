import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../shared-kernel/plain-date.ts';
import type { RoomTypeRow } from './test/answers.ts';
import { PROPERTY, startCloudbeds, type TestCloudbeds } from './test/test-cloudbeds.ts';

let cloudbeds: TestCloudbeds;
beforeAll(async () => {
  cloudbeds = await startCloudbeds();
});
afterAll(() => cloudbeds.close());

const sumOf = (amounts: number[]): number => Math.round(amounts.reduce((sum, each) => sum + each, 0) * 100) / 100;

async function look(startDate: string, endDate: string, adults = 2, children = 0): Promise<RoomTypeRow[]> {
  const party = { adults, children, rooms: 1 };
  const answer = await cloudbeds.get('getAvailableRoomTypes', { startDate, endDate, ...party, detailedRates: true });
  expect(answer.body.success).toBe(true);
  return answer.body.data[0]?.propertyRooms ?? [];
}

async function lookOnce(startDate: string, endDate: string): Promise<RoomTypeRow> {
  const [row] = await look(startDate, endDate);
  if (!row) throw new Error('nothing is left');
  return row;
}

test('every plan of a room type has a row, and its nights add up to its rate', async () => {
  const stay = fc.record({
    lead: fc.nat(200),
    nights: fc.integer({ min: 1, max: 10 }),
    adults: fc.constantFrom(1, 2, 4),
  });
  await fc.assert(
    fc.asyncProperty(stay, async ({ lead, nights, adults }) => {
      const startDate = addDays('2026-12-01', lead);
      const endDate = addDays(startDate, nights);
      const rows = await look(startDate, endDate, adults);
      for (const row of rows) {
        expect(row.roomRateDetailed).toHaveLength(nights);
        expect(sumOf(row.roomRateDetailed.map(({ rate }) => rate))).toBe(row.roomRate);
        expect(row.roomsAvailable).toBe(row.individualRooms.length);
        expect(row.maxGuests).toBeGreaterThanOrEqual(adults);
      }
      const plans = await cloudbeds.get('getRatePlans', {
        startDate,
        endDate,
        adults,
        children: 0,
        detailedRates: true,
      });
      for (const plan of plans.body.data) {
        const row = rows.find((each) => each.roomRateID === plan.rateID);
        if (!row) {
          expect([plan.roomRate, plan.totalRate, plan.roomsAvailable]).toEqual([0, 0, 0]);
          continue;
        }
        expect(sumOf(plan.roomRateDetailed.map(({ rateBase }) => rateBase))).toBe(plan.roomRate);
        expect(sumOf(plan.roomRateDetailed.map(({ totalRate }) => totalRate))).toBe(plan.totalRate);
        const extra = Number(row.adultsExtraCharge[adults] ?? 0);
        expect(plan.totalRate).toBeCloseTo(row.roomRate + extra, 2);
        expect(plan.roomsAvailable).toBe(row.roomsAvailable);
        const nightly = plan.roomRateDetailed.map(({ roomsAvailable }) => roomsAvailable);
        expect(Math.min(...nightly)).toBeGreaterThanOrEqual(row.roomsAvailable);
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);

test('the nights of every plan tell how each of them is, also where the whole stay cannot be had', async () => {
  const [startDate, endDate] = ['2026-12-05', '2027-01-05'];
  const plans = await cloudbeds.get('getRatePlans', {
    startDate,
    endDate,
    adults: 1,
    children: 0,
    detailedRates: true,
  });
  expect(plans.body.data.some(({ roomsAvailable }) => roomsAvailable === 0)).toBe(true);
  for (const [index, night] of ['2026-12-05', '2026-12-06'].entries()) {
    const free = await look(night, addDays(night, 1), 1);
    const base = plans.body.data.filter(({ isDerived }) => !isDerived);
    const told = base.map(({ rateID, roomRateDetailed }) => {
      const { date, rateBase, roomsAvailable } = roomRateDetailed[index]!;
      return { rateID, date, rateBase, roomsAvailable };
    });
    expect(told.filter(({ roomsAvailable }) => roomsAvailable > 0)).toEqual(
      free
        .filter(({ derivedType }) => derivedType === null)
        .map(({ roomRateID, roomRate, roomsAvailable }) => ({
          ...{ rateID: roomRateID, date: night, rateBase: roomRate },
          roomsAvailable,
        })),
    );
  }
});

test('answers have the shapes that live ones have', async () => {
  const row = await lookOnce('2026-12-07', '2026-12-10');
  const answer = await cloudbeds.get('getAvailableRoomTypes', {
    ...{ startDate: '2026-12-07', endDate: '2026-12-10', rooms: 1, adults: 2, children: 0 },
  });
  expect(answer.body.data[0]?.propertyCurrency).toMatchObject({ currencyCode: 'USD' });
  expect(row).toMatchObject({ ratePlanNamePublic: 'default', derivedType: null, derivedValue: null });
  const rows = await look('2026-12-07', '2026-12-10');
  const charges = rows.flatMap(({ adultsExtraCharge, childrenExtraCharge }) => [
    adultsExtraCharge,
    childrenExtraCharge,
  ]);
  expect(charges.some((charge) => Array.isArray(charge) && charge.length === 0)).toBe(true);
  expect(charges.some((charge) => typeof Object.values(charge)[0] === 'string')).toBe(true);
  expect(charges.some((charge) => typeof Object.values(charge)[0] === 'number')).toBe(true);
  expect(rows.map(({ derivedType }) => derivedType)).toEqual(expect.arrayContaining([null, 'fixed', 'percentage']));
  const sources = await cloudbeds.get('getSources');
  expect(sources.body.data[0][0]).toMatchObject({ propertyID: PROPERTY, sourceName: 'Website/Booking Engine' });
});

test('one room type is accessible and says so', async () => {
  const { body } = await cloudbeds.get('getRoomTypes');
  const accessible = body.data.filter((each) => /wheelchair accessible/i.test(each.roomTypeDescription));
  expect(accessible).toHaveLength(1);
  expect(Object.values(accessible[0]?.roomTypeFeatures ?? {})).toContain('Wheelchair accessible');
});

test('a booked room is not offered any more, and is again when the booking is canceled', async () => {
  const stay = { from: '2027-01-18', to: '2027-01-20' };
  const dates = { startDate: stay.from, endDate: stay.to };
  const counts = async () => {
    const row = await lookOnce(stay.from, stay.to);
    const { roomTypeID } = row;
    const rate = await cloudbeds.get('getRate', { ...dates, roomTypeID });
    const dashboard = await cloudbeds.get('getDashboard', { date: stay.from });
    const { roomsOccupied, arrivals } = dashboard.body.data;
    return {
      roomTypeID,
      free: [row.roomsAvailable, rate.body.data.roomsAvailable],
      roomsOccupied,
      arrivals,
    };
  };
  const before = await counts();
  const booked = await cloudbeds.book(stay);
  const after = await counts();
  expect(after.free).toEqual(before.free.map((count) => count - 1));
  expect([after.roomsOccupied, after.arrivals]).toEqual([before.roomsOccupied + 1, before.arrivals + 1]);
  await cloudbeds.put('putReservation', { reservationID: booked.body.reservationID, status: 'canceled' });
  expect(await counts()).toEqual(before);
});

test('a block takes a room out of sale until it is lifted, and cannot take a guest’s', async () => {
  const dates = { startDate: '2027-01-25', endDate: '2027-01-27' };
  const free = async (): Promise<string[]> =>
    (await cloudbeds.get('getRooms', { ...dates, pageSize: 20 })).body.data[0].rooms.map((room) => room.roomID);
  const [roomID = ''] = await free();
  const block = { roomBlockType: 'out_of_service', roomBlockReason: 'Painting', ...dates, 'rooms[0][roomID]': roomID };
  const { roomBlockID } = (await cloudbeds.post('postRoomBlock', block)).body;
  expect(await free()).not.toContain(roomID);
  expect((await cloudbeds.post('postRoomBlock', block)).body.success).toBe(false);
  const listed = await cloudbeds.get('getRoomBlocks', dates);
  expect(listed.body.data.roomBlocks[0]).toMatchObject({ roomBlockID, rooms: [{ roomID }] });
  await cloudbeds.post('deleteRoomBlock', { roomBlockID });
  expect(await free()).toContain(roomID);
  const tooLong = await cloudbeds.get('getRoomBlocks', { startDate: '2027-01-01', endDate: '2027-03-01' });
  expect(tooLong.status).toBe(400);
});

test('the desk, housekeeping and the reservations tell of one house', async () => {
  const { body: dashboard } = await cloudbeds.get('getDashboard');
  const { body: rooms } = await cloudbeds.get('getHousekeepingStatus');
  const { body: staying } = await cloudbeds.get('getReservations', { status: 'checked_in', includeAllRooms: true });
  const { body: arriving } = await cloudbeds.get('getReservations', {
    ...{ checkInFrom: '2026-12-01', checkInTo: '2026-12-01', status: 'confirmed,checked_in,checked_out' },
  });
  const occupied = rooms.data.filter((room) => room.roomOccupied).map((room) => room.roomID);
  expect(occupied.length).toBeGreaterThan(3);
  expect(occupied.sort()).toEqual(staying.data.map((each) => each.rooms[0].roomID).sort());
  expect(dashboard.data.roomsOccupied).toBe(occupied.length);
  const remaining = rooms.data.filter((room) => room.roomOccupied && !/check-out|turnover/.test(room.frontdeskStatus));
  expect(dashboard.data.inHouse).toBe(remaining.length);
  expect(dashboard.data.arrivals).toBe(arriving.total);
});

test('pictures are drawn here', async () => {
  const row = await lookOnce('2026-12-07', '2026-12-08');
  const picture = await fetch(row.roomTypePhotos[0].image);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect([...new Uint8Array(await picture.arrayBuffer()).subarray(0, 2)]).toEqual([0xff, 0xd8]);
});
