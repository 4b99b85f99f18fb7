import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startConnectedApi, type ConnectedApi } from '../../../test/connected-api.ts';
import { aboutToPay, chooseRoom, isSynced, paymentOf, see } from '../../../test/guest-trip.ts';
import { payByTransfer, payCheckout } from '../../../test/payment-page.ts';
import { reservationsFor } from '../../../test/reservations.ts';

let trip: ConnectedApi;
beforeAll(async () => {
  trip = await startConnectedApi();
});
afterAll(() => trip.stop());

test('a room paid by bank transfer is kept while the money is on its way, and booked when it has come', async () => {
  const { caller, address } = await aboutToPay(trip);
  await payByTransfer(address);
  const { id, status, syncStatus } = await paymentOf(trip, caller, ({ metadata }) => metadata['processing'] === true);
  expect({ status, syncStatus }).toEqual({ status: 'pending', syncStatus: null });
  expect(
    await trip.api.sql(
      `SELECT room_hold.expires_at > now() + interval '4 days' AS "isKept" FROM room_hold
       JOIN payment USING (session_id) WHERE payment.id = $1`,
      [id],
    ),
  ).toEqual([{ isKept: true }]);

  expect(await paymentOf(trip, caller, isSynced)).toMatchObject({ id, status: 'completed' });
  expect(await reservationsFor(trip, id)).toHaveLength(1);
});

test('a transfer that fails gives the room back, and the same link books by card', async () => {
  const { caller, link, address } = await aboutToPay(trip);
  await payByTransfer(address, 'Failing Guest');
  const failed = await paymentOf(trip, caller, ({ status }) => status === 'failed');
  expect(await reservationsFor(trip, failed.id)).toEqual([]);
  expect(await see(trip, link)).toMatchObject({ status: 'available', selectedRoom: null, paymentUrl: null });

  await payCheckout(await chooseRoom(trip, caller, link));
  const { id } = await paymentOf(trip, caller, isSynced);
  expect(id).not.toBe(failed.id);
  expect(await reservationsFor(trip, id)).toHaveLength(1);
});
