import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { expectAgreement } from '../../../../test/people/agreement.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import {
  aboutToPay,
  chooseRoom,
  getLink,
  isSynced,
  newCaller,
  paymentOf,
  see,
  textsOf,
} from '../../../../test/people/guest-trip.ts';
import { payByTransfer, payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { dateInText } from '../../hotel/texts/text-dates.mapper.ts';

let trip: ConnectedApi;
beforeAll(async () => {
  trip = await startConnectedApi();
});
afterAll(() => trip.stop());

test('a room paid by bank transfer is held while the money is on its way, and booked on arrival', async () => {
  const { caller, link, address } = await aboutToPay(trip);
  await payByTransfer(address);
  const processing = await paymentOf(trip, caller, ({ metadata }) => metadata['processing'] === true);
  const { id, callId, stripeSession } = processing;
  expect(processing).toMatchObject({ status: 'pending', syncStatus: null });
  expect(await see(trip, link)).toMatchObject({
    ...{ status: 'contact_submitted', payment: 'processing', paymentUrl: null },
  });
  const outcome = await trip.api.call(guestPageEndpoints.outcome, { query: { checkout: stripeSession! } });
  expect(outcome).toMatchObject({ status: 'processing', purpose: 'booking', heldUntil: expect.any(String) });
  const told = await eventually(async () => (await textsOf(trip, caller)).find((text) => text.includes('your bank')));
  const heldUntil = dateInText('en', outcome.heldUntil!, new Date().toISOString());
  expect(told).toContain(`Your room is held until ${heldUntil}. We text you when it is here.`);
  expect(
    await trip.api.sql(
      `SELECT room_hold.expires_at > now() + interval '4 days' AS "isKept" FROM room_hold
       JOIN payment USING (session_id) WHERE payment.id = $1`,
      [id],
    ),
  ).toEqual([{ isKept: true }]);

  expect(await trip.api.call(callEndpoints.detail, { params: { id: callId! } })).toMatchObject({
    outcome: 'paid_pending',
  });

  expect(await paymentOf(trip, caller, isSynced)).toMatchObject({ id, status: 'completed' });
  expect(await expectAgreement(trip, caller)).toBe(1);
  expect((await see(trip, link)).payment).toBe('paid');
  const confirmed = await eventually(async () =>
    (await textsOf(trip, caller)).find((text) => /is confirmed/.test(text)),
  );
  expect(confirmed).toContain('your reservation');
});

test('a stay that begins before a transfer settles is not offered one', async () => {
  const pageOf = async (startDate: string): Promise<string> => {
    const caller = newCaller();
    const link = await getLink(trip, caller, { startDate, endDate: addDays(startDate, 1), adults: 1, children: 0 });
    return (await fetch(await chooseRoom(trip, caller, link))).text();
  };
  const today = hotelDate(new Date(), 'America/Chicago');
  const [soon, later] = [await pageOf(addDays(today, 2)), await pageOf(addDays(today, 300))];
  expect(soon).toContain('value="card"');
  expect(soon).not.toContain('value="bank_transfer"');
  expect(later).toContain('value="bank_transfer"');
  expect(soon).toMatch(/Pay (?!The Hotel)/);
});

test('a failed transfer releases the room, and the same link books by card', async () => {
  const { caller, link, address } = await aboutToPay(trip);
  await payByTransfer(address, 'Failing Guest');
  const failed = await paymentOf(trip, caller, ({ status }) => status === 'failed');
  expect(await expectAgreement(trip, caller)).toBe(0);
  const told = await eventually(async () =>
    (await textsOf(trip, caller)).find((text) => text.includes('did not come')),
  );
  expect(told).toContain('did not come from your bank. No reservation was made.');
  expect(await see(trip, link)).toMatchObject({ status: 'available', selectedRoom: null, paymentUrl: null });

  await payCheckout(await chooseRoom(trip, caller, link));
  const { id } = await paymentOf(trip, caller, isSynced);
  expect(id).not.toBe(failed.id);
  expect(await expectAgreement(trip, caller)).toBe(1);
});
