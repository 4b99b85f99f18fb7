import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { inventoryEndpoints } from '@booking/contracts/inventory';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { startAtCloudbeds, type AtCloudbeds } from '../../../../test/providers/at-cloudbeds.ts';
import { openFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { newCaller, callTool } from '../../../../test/people/guest-trip.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { addAccount, basicOf, signIn } from '../../../../test/people/staff.ts';
import { freeRooms } from '../../../providers/cloudbeds/rooms/rooms.client.ts';

const { roomTypes, ratePlans, quote } = inventoryEndpoints;
const today = hotelDate(new Date(), 'America/Chicago');
const stayIn = (days: number, nights: number, adults = 2, children = 0) => ({
  ...{ startDate: addDays(today, days), endDate: addDays(today, days + nights), adults, children },
});

let hotel: AtCloudbeds;
beforeAll(async () => {
  hotel = await startAtCloudbeds();
});
afterAll(() => hotel.stop());
beforeEach(async () => {
  hotel.proxy.exchanges.length = 0;
  await hotel.api.sql('DELETE FROM provider_cache');
});

const headers = basicOf(owner.email, owner.password);
const get = (path: string) => hotel.api.request(`/api/admin/${path}`, { headers });

/** The desk takes every room of one type out of sale. */
async function sellOut(nights: { startDate: string; endDate: string }): Promise<void> {
  const desk = await openFrontDesk(hotel);
  const [offer] = await desk.property.listOffers('test', { ...nights, adults: 1, children: 0 });
  const free = await freeRooms(desk.http, 'test', { roomTypeID: offer!.roomTypeId, ...nights });
  await desk.http.request('test', 'POST', 'postRoomBlock', {
    ...{ roomBlockType: 'out_of_service', roomBlockReason: 'Painting', ...nights },
    rooms: free.map((roomID) => ({ roomID })),
  });
  await desk.stop();
}

const freeFor = (query: ReturnType<typeof stayIn>) => hotel.api.call(roomTypes, { query });

test('a room type has every field of the specification, its words without markup, the cheapest rate first', async () => {
  const rooms = await freeFor(stayIn(40, 3, 3));
  const totals = rooms.map(({ price }) => price.totalCents);
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));
  expect(new Set(rooms.map(({ ratePlanNamePublic }) => ratePlanNamePublic)).size).toBe(3);
  const room = rooms.find(({ roomTypeName }) => roomTypeName === 'Garden Terrace Suite')!;
  expect(room).toMatchObject({
    roomTypeDescription: 'Two queen beds and a terrace of its own on the garden side. Outdoor table Morning sun',
    ...{
      maxGuests: 4,
      adultsIncluded: 2,
      childrenIncluded: 0,
      roomTypeFeatures: expect.arrayContaining(['Free WiFi']),
    },
    ...{ adultsExtraCharge: { 3: 25, 4: 50 }, childrenExtraCharge: { 1: 12, 2: 24, 3: 36 } },
    roomTypePhotos: expect.arrayContaining([{ image: expect.any(String), thumb: expect.any(String) }]),
  });
  const nights = room.nights.map(({ rate }) => rate);
  const sum = nights.reduce((all, rate) => all + rate, 0);
  expect(room.roomRate).toBeCloseTo(sum, 2);
  expect(room.nightlyRate).toBeCloseTo(sum / 3, 2);
  expect(room.totalRate).toBeCloseTo(sum + 3 * 25, 2);
  const { price } = room;
  const added = price.lines.filter(({ isMandatory, isIncluded }) => isMandatory && !isIncluded);
  expect(price.totalCents).toBe(added.reduce((all, { cents }) => all + cents, price.subtotalCents));
  expect(price.lines.find(({ isMandatory }) => !isMandatory)).toMatchObject({
    name: 'Valet parking',
    cents: 3 * 3_200,
  });
});

test('without a query the stay is one adult for the week from tomorrow', async () => {
  const rooms = await hotel.api.call(roomTypes);
  const plans = await hotel.api.call(ratePlans);
  for (const nights of [rooms[0]!.nights, plans[0]!.nights]) {
    expect([nights[0]!.date, nights.at(-1)!.date]).toEqual([addDays(today, 1), addDays(today, 7)]);
  }
  const { query } = hotel.asked('getAvailableRoomTypes')[0]!;
  expect([query.get('adults'), query.get('children')]).toEqual(['1', '0']);
});

test('arriving and leaving on one day is one night', async () => {
  const rooms = await hotel.api.call(roomTypes, { query: stayIn(50, 0) });
  expect(rooms[0]!.nights.map(({ date }) => date)).toEqual([addDays(today, 50)]);
});

test.each([
  ['startDate=2027-03-05', 'Give both check-in and check-out, or neither.'],
  ['endDate=2027-03-05', 'Give both check-in and check-out, or neither.'],
  ['startDate=2027-03-05&endDate=2027-03-04', 'The check-out date cannot be before the check-in date.'],
  ['startDate=2027-03-05&endDate=2028-03-05', 'Search for 365 days at most.'],
  ['startDate=2027-03-05&endDate=soon', 'A date looks like 2026-12-24.'],
])('%s is refused: %s', async (query, message) => {
  for (const path of ['available-room-types', 'unavailable-room-types', 'rate-plans', 'fees-and-taxes']) {
    expect((await errorOf(await get(`${path}?${query}`), 400)).message).toBe(message);
  }
});

test.each([
  ['adults=0', 'Adults are from 1 to 10.'],
  ['adults=11', 'Adults are from 1 to 10.'],
  ['adults=two', 'Adults are from 1 to 10.'],
  ['children=-1', 'Children are from 0 to 10.'],
  ['children=11', 'Children are from 0 to 10.'],
  ['children=1.5', 'Children are from 0 to 10.'],
])('%s is refused: %s', async (query, message) => {
  for (const path of ['available-room-types', 'unavailable-room-types', 'rate-plans', 'availability-quote']) {
    expect((await errorOf(await get(`${path}?${query}`), 400)).message).toBe(message);
  }
});

test("a month of every rate plan is one request, with each night's own restrictions", async () => {
  const { startDate, endDate } = stayIn(9, 1);
  await sellOut({ startDate, endDate });
  const plans = await hotel.api.call(ratePlans, { query: stayIn(1, 31, 1) });
  expect(hotel.proxy.exchanges.filter(({ path }) => !path.includes('Webhook'))).toHaveLength(1);
  expect(plans.some(({ roomsAvailable, roomRate }) => roomsAvailable === 0 && roomRate === 0)).toBe(true);
  const base = plans.filter(({ ratePlanID }) => ratePlanID === null);
  expect(base.map(({ nights }) => nights.length)).toEqual([31, 31, 31, 31, 31]);
  const free = await hotel.api.call(roomTypes, { query: { startDate, endDate, adults: 1 } });
  for (const { roomTypeID, nights } of base) {
    const offered = free.find((room) => room.roomTypeID === roomTypeID && room.ratePlanNamePublic === 'default');
    const night = nights.find(({ date }) => date === startDate)!;
    expect(night.roomsAvailable).toBe(offered?.roomsAvailable ?? 0);
    if (offered) expect(night.rate).toBe(offered.roomRate);
  }
});

test("the quote equals the assistant's answer word for word, and changes nothing", async () => {
  const stay = stayIn(45, 2, 2, 1);
  const { sentence } = await hotel.api.call(quote, { query: stay });
  expect(sentence).toMatch(/^From .+ for 2 adults and 1 child we have .+ in total with taxes and fees/);
  expect(await callTool(hotel, newCaller(), 'get_availability_and_rates', stay)).toBe(sentence);
  expect(hotel.proxy.exchanges.map(({ method }) => method)).not.toContain('POST');
});

test("the quote equals the assistant's answer also when it is a refusal", async () => {
  expect(await hotel.api.call(quote, { query: stayIn(-2, 1) })).toEqual({
    sentence: 'The day of arrival is in the past. Ask for another date.',
  });
  expect(await hotel.api.call(quote, { query: stayIn(5, 31) })).toEqual({
    sentence: 'Stays of more than 30 nights are arranged by the front desk.',
  });
});

test('every role may read the inventory, and visitors may not', async () => {
  const viewer = await signIn(hotel.api, await addAccount(hotel.api, 'viewer'));
  const paths = [
    'available-room-types',
    'unavailable-room-types',
    'rate-plans',
    'fees-and-taxes',
    'availability-quote',
  ];
  for (const path of paths) {
    expect((await hotel.api.request(`/api/admin/${path}`, { headers: viewer })).status).toBe(200);
    expect((await hotel.api.request(`/api/admin/${path}`)).status).toBe(401);
  }
});
