import { expect, test } from '@jest/globals';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { expectAgreement } from '../../../../test/people/agreement.ts';
import { expireCheckout } from '../../../../test/providers/at-stripe.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import {
  aboutToPay,
  chooseRoom,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  see,
  getLink,
} from '../../../../test/people/guest-trip.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { declinedCard, payCheckout, tryCard } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';

const trip = useConnectedApi();

test('a repeated payment event books once and confirms once', async () => {
  const { caller, address } = await aboutToPay(trip);
  await trip.simulators.fault('stripe', 'webhooks_duplicated');
  await payCheckout(address);
  await paymentOf(trip, caller, isSynced);
  const [{ twice }] = (await trip.api.sql<{ twice: number }>(
    `SELECT count(*)::int AS twice FROM inbound_event WHERE provider = 'stripe' AND kind = 'checkout.session.completed'`,
  )) as [{ twice: number }];
  expect(twice).toBe(1);
  expect(await expectAgreement(trip, caller)).toBe(1);
  const confirmations = await eventually(async () => {
    const texts = await textsTo(trip.simulators, caller.guest);
    const found = texts.filter(({ body }) => body.includes('is confirmed'));
    return found.length > 0 && found;
  });
  expect(confirmations).toHaveLength(1);
});

test('the booking is made by the event, also when the guest does not return to the page', async () => {
  const { caller, address } = await aboutToPay(trip);
  const { stripeSession } = await paymentOf(trip, caller);
  const query = { checkout: stripeSession! };
  expect(await trip.api.call(guestPageEndpoints.outcome, { query })).toMatchObject({
    status: 'confirming',
    purpose: 'booking',
  });
  await payCheckout(address);
  await eventually(async () => (await trip.api.call(guestPageEndpoints.outcome, { query })).status === 'confirmed');
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(1);
});

test("a payment event after the checkout's end still becomes a reservation", async () => {
  const { caller, address } = await aboutToPay(trip);
  const { id } = await paymentOf(trip, caller);
  await trip.api.sql(`UPDATE payment SET expires_at = now() - interval '1 hour' WHERE id = $1`, [id]);
  await trip.api.sql(`UPDATE room_hold SET expires_at = now() - interval '1 hour'`);
  await trip.api.sql(`UPDATE guest_session SET expires_at = now() - interval '1 hour' WHERE guest_phone = $1`, [
    caller.guest,
  ]);
  await payCheckout(address);
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(1);
});

test('a declined card is recorded, and another one pays', async () => {
  const { caller, address } = await aboutToPay(trip);
  expect(await tryCard(address, declinedCard)).toBe(402);
  const { status } = await paymentOf(trip, caller, ({ metadata }) => typeof metadata['lastDecline'] === 'string');
  expect(status).toBe('pending');
  await payCheckout(address);
  const { status: paid } = await paymentOf(trip, caller, isSynced);
  expect(paid).toBe('completed');
  expect(await expectAgreement(trip, caller)).toBe(1);
});

test('a checkout that expires frees the room, and the same link books again', async () => {
  const stay = newStay();
  const { caller, link, address } = await aboutToPay(trip, newCaller(), stay);
  const before = await paymentOf(trip, caller);
  const others = await getLink(trip, newCaller(), stay);
  const held = (await see(trip, others)).rooms[0]!;
  await expireCheckout(trip, before.stripeSession!);
  await paymentOf(trip, caller, ({ status }) => status === 'expired');
  expect(await expectAgreement(trip, caller)).toBe(0);
  expect(await see(trip, link)).toMatchObject({ status: 'available', selectedRoom: null, paymentUrl: null });
  expect((await see(trip, others)).rooms[0]).toMatchObject({ ...held, roomsAvailable: held.roomsAvailable + 1 });

  const again = await chooseRoom(trip, caller, link);
  expect(again).not.toBe(address);
  await payCheckout(again);
  const { id } = await paymentOf(trip, caller, isSynced);
  expect(id).not.toBe(before.id);
  expect(await expectAgreement(trip, caller)).toBe(1);
});

test('a paid but unbooked room is not sold to others after the end of its hold', async () => {
  const stay = newStay();
  const { caller, address } = await aboutToPay(trip, newCaller(), stay);
  await trip.simulators.fault('cloudbeds', 'rate_limited');
  await payCheckout(address);
  const { id } = await paymentOf(trip, caller, ({ status }) => status === 'completed');
  const [hold] = await trip.api.sql<{ isLong: boolean }>(
    `SELECT room_hold.expires_at > now() + interval '2 hours' AS "isLong" FROM room_hold
     JOIN payment USING (session_id) WHERE payment.id = $1`,
    [id],
  );
  expect(hold).toEqual({ isLong: true });
});
