import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { reservationEndpoints } from '@booking/contracts/reservations';
import { startAtCloudbeds, type AtCloudbeds } from '../../../../test/providers/at-cloudbeds.ts';
import { openFrontDesk, type FrontDesk } from '../../../../test/people/front-desk.ts';
import { newCaller, newStay } from '../../../../test/people/guest-trip.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';

let hotel: AtCloudbeds;
let desk: FrontDesk;
beforeAll(async () => {
  hotel = await startAtCloudbeds();
  desk = await openFrontDesk(hotel);
});
afterEach(() => void (hotel.proxy.meanwhile = null));
afterAll(() => Promise.all([desk.stop(), hotel.stop()]));

/** From now on Cloudbeds sends this reservation in a form that nobody knows. */
const makeOdd = (id: string): void => {
  hotel.proxy.meanwhile = async (exchange) => {
    if (!exchange.path.endsWith('/getReservation') || exchange.query.get('reservationID') !== id) return;
    const body = JSON.parse(exchange.answer) as { data: object };
    exchange.answer = JSON.stringify({ ...body, data: { ...body.data, balanceDetailed: { grandTotal: 'ask Ana' } } });
  };
};
const find = (call: ReturnType<typeof callOf>, args: object = {}) =>
  call.guest('lookup_reservation', { lastName: 'Guest', ...args });

test('an unreadable reservation hides no other of its guest, and is reported as unreadable when asked for', async () => {
  const { guest: phone } = newCaller();
  const [odd, good] = [await desk.reserve({ ...newStay(), phone }), await desk.reserve({ ...newStay(), phone })];
  makeOdd(odd.id);
  const call = callOf(hotel, phone);
  const { result } = await find(call);
  expect(result).toContain(good.id);
  expect(result).not.toContain(odd.id);
  expect((await find(call, { confirmationNumber: odd.id })).error).toMatch(/cannot read this reservation.+front desk/);
  const read = hotel.api.call(reservationEndpoints.read, { params: { id: odd.id } });
  await expect(read).rejects.toThrow(
    new RegExp(`424.*Reservation ${odd.id} cannot be read the way Cloudbeds sends it`),
  );
});

test("a guest's only reservation is not reported as missing when it is unreadable", async () => {
  const { guest: phone } = newCaller();
  const { id } = await desk.reserve({ ...newStay(), phone });
  makeOdd(id);
  const call = callOf(hotel, phone);
  expect((await find(call)).error).toMatch(/cannot read this reservation.+front desk/);
  hotel.proxy.meanwhile = null;
  expect((await find(call)).result).toContain(id);
});
