import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { reservationEndpoints } from '@booking/contracts/reservations';
import { startAtCloudbeds, type AtCloudbeds } from '../../../../test/providers/at-cloudbeds.ts';
import { openDesk, type Desk } from '../../../../test/people/desk.ts';
import { newCaller, newStay } from '../../../../test/people/guest-trip.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';

let house: AtCloudbeds;
let desk: Desk;
beforeAll(async () => {
  house = await startAtCloudbeds();
  desk = await openDesk(house);
});
afterEach(() => void (house.proxy.meanwhile = null));
afterAll(() => Promise.all([desk.stop(), house.stop()]));

/** From now on Cloudbeds sends this reservation in a form that nobody knows. */
const makeOdd = (id: string): void => {
  house.proxy.meanwhile = async (exchange) => {
    if (!exchange.path.endsWith('/getReservation') || exchange.query.get('reservationID') !== id) return;
    const body = JSON.parse(exchange.answer) as { data: object };
    exchange.answer = JSON.stringify({ ...body, data: { ...body.data, balanceDetailed: { grandTotal: 'ask Ana' } } });
  };
};
const find = (call: ReturnType<typeof callOf>, args: object = {}) =>
  call.guest('lookup_reservation', { lastName: 'Guest', ...args });

test('one that cannot be read keeps no other of its guest back, and is said to be where it is asked for', async () => {
  const { guest: phone } = newCaller();
  const [odd, good] = [await desk.reserve({ ...newStay(), phone }), await desk.reserve({ ...newStay(), phone })];
  makeOdd(odd.id);
  const call = callOf(house, phone);
  const { result } = await find(call);
  expect(result).toContain(good.id);
  expect(result).not.toContain(odd.id);
  expect((await find(call, { confirmationNumber: odd.id })).error).toMatch(/cannot read this reservation.+front desk/);
  const read = house.api.call(reservationEndpoints.read, { params: { id: odd.id } });
  await expect(read).rejects.toThrow(
    new RegExp(`424.*Reservation ${odd.id} cannot be read the way Cloudbeds sends it`),
  );
});

test('the only one of a guest is not said to be missing', async () => {
  const { guest: phone } = newCaller();
  const { id } = await desk.reserve({ ...newStay(), phone });
  makeOdd(id);
  const call = callOf(house, phone);
  expect((await find(call)).error).toMatch(/cannot read this reservation.+front desk/);
  house.proxy.meanwhile = null;
  expect((await find(call)).result).toContain(id);
});
