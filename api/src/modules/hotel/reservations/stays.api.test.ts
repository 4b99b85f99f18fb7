import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stayEndpoints, type HotelStay, type HotelStays } from '@booking/contracts/stays';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { openFrontDesk, type FrontDesk } from '../../../../test/people/front-desk.ts';
import { startAtCloudbeds, type AtCloudbeds } from '../../../../test/providers/at-cloudbeds.ts';
import { recover } from '../../../../test/start/connected-api.ts';

let hotel: AtCloudbeds;
let desk: FrontDesk;
beforeAll(async () => {
  hotel = await startAtCloudbeds();
  desk = await openFrontDesk(hotel);
});
afterAll(async () => {
  await desk.stop();
  await hotel.stop();
});

const today = hotelDate(new Date(), 'America/Chicago');
const list = (query: { from?: string; to?: string } = {}): Promise<HotelStays> =>
  hotel.api.call(stayEndpoints.list, { query });
const findIn = ({ stays }: HotelStays, id: string): HotelStay | undefined =>
  stays.find(({ reservationId }) => reservationId === id);
const requests = (): number => hotel.asked('getReservations').length;

test('lists the stays that touch a date with their rooms, and leaves out who canceled', async () => {
  const startDate = addDays(today, 40);
  const endDate = addDays(startDate, 2);
  const booked = await desk.reserve({ startDate, endDate, phone: '+15125550121' });
  const canceled = await desk.reserve({ startDate, endDate, phone: '+15125550122' });
  await desk.property.cancel('test', canceled.id);

  const arriving = await list({ from: startDate, to: startDate });
  expect(arriving).toMatchObject({ from: startDate, to: startDate, today, unread: 0, isWhole: true });
  expect(findIn(arriving, booked.id)).toMatchObject({
    ...{ guestName: 'Ada Guest', status: 'confirmed', startDate, endDate, adults: 2, children: 0 },
    balanceCents: booked.totalCents,
    rooms: [{ roomTypeId: booked.roomTypeId, roomTypeName: booked.roomTypeName, roomName: null, startDate, endDate }],
  });
  expect(findIn(arriving, canceled.id)).toBeUndefined();
  expect(arriving.roomTypes).toContainEqual({ id: booked.roomTypeId, name: booked.roomTypeName });

  expect(findIn(await list({ from: endDate, to: endDate }), booked.id)).toBeDefined();
  const after = addDays(endDate, 1);
  expect(findIn(await list({ from: after, to: after }), booked.id)).toBeUndefined();
});

test('shows two weeks from today, and asks Cloudbeds once for desks that look at the same days', async () => {
  const before = requests();
  const [one, other] = await Promise.all([list(), list({ from: today })]);
  expect(one).toEqual(other);
  expect(one).toMatchObject({ from: today, to: addDays(today, 13) });
  expect(requests() - before).toBe(Math.max(1, Math.ceil(one.stays.length / 100)));
  const asked = requests();
  expect(await list()).toEqual(one);
  expect(requests()).toBe(asked);
});

test.each([
  ['a last date alone', { to: today }],
  ['dates in the wrong order', { from: today, to: addDays(today, -1) }],
  ['more than two months', { from: today, to: addDays(today, 63) }],
  ['no date', { from: 'tomorrow' }],
])('refuses %s', async (_, query) => {
  await expect(list(query)).rejects.toThrow(/^4\d\d/);
});

test('says that Cloudbeds is away, and is there again with it', async () => {
  const from = addDays(today, 90);
  await hotel.simulators.fault('cloudbeds', 'server_error');
  await expect(list({ from })).rejects.toThrow(/50[23].*Cloudbeds/);
  await recover(hotel);
  expect(await list({ from })).toMatchObject({ from });
});
