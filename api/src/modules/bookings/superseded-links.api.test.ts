import { expect, test } from '@jest/globals';
import { expectAgreement } from '../../../test/agreement.ts';
import { atStripe } from '../../../test/at-stripe.ts';
import { useConnectedApi } from '../../../test/connected-api.ts';
import { errorOf } from '../../../test/error-answer.ts';
import {
  aboutToPay,
  addressIn,
  contact,
  getLink,
  guest,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  say,
  see,
  select,
  type Caller,
  type Stay,
} from '../../../test/guest-trip.ts';
import { payByTransfer, payCheckout } from '../../../test/payment-page.ts';
import { eventually } from '../../../test/running-api.ts';

const trip = useConnectedApi();

const newer = 'A newer link was sent to you after this one. Please use the newest text from us.';

const reserve = (caller: Caller, stay: Stay, roomTypeId: string): Promise<string> =>
  say(trip, caller, 'create_reservation', { ...stay, ...guest, phone: caller.guest, roomTypeId });

const heldFor = async ({ guest: phone }: Caller): Promise<string[]> => {
  const rows = await trip.api.sql<{ type: string }>(
    `SELECT room_type_id AS type FROM room_hold JOIN guest_session ON guest_session.id = session_id WHERE guest_phone = $1`,
    [phone],
  );
  return rows.map(({ type }) => type);
};

/** The types of room that are free, and not the one that is cheapest. */
async function others(stay: Stay): Promise<[string, string]> {
  const { rooms } = await see(trip, await getLink(trip, newCaller(), stay));
  const [, one, other] = [...new Set(rooms.map(({ roomTypeID }) => roomTypeID))];
  return [one!, other!];
}

test('another room asked for on the phone takes the place of one that is not paid: one room, one link that can be paid', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const { link, address } = await aboutToPay(trip, caller, stay);
  const [other] = await others(stay);
  expect(await reserve(caller, stay, other)).toMatch(/ is held\. .* The link from before cannot be used any more\./);
  expect(await heldFor(caller)).toEqual([other]);
  expect(await see(trip, link)).toMatchObject({ status: 'superseded', rooms: [], paymentUrl: null });
  await expect(payCheckout(address)).rejects.toThrow();

  for (const refused of [
    await select(trip, link, (await see(trip, await getLink(trip, newCaller(), stay))).rooms[0]!),
    await contact(trip, link, caller),
  ]) {
    const { code, message } = await errorOf(refused, 409);
    expect([code, message]).toEqual(['superseded', newer]);
  }
  await payCheckout(await addressIn(trip, caller, 'pay for your stay', 2));
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(1);
});

test('a newer link to choose a room ends the one before it, its open checkout and its room', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const { link, address } = await aboutToPay(trip, caller, stay);
  await say(trip, caller, 'send_room_selection_link', { ...newStay(), phone: caller.guest });
  expect((await see(trip, link)).status).toBe('superseded');
  await paymentOf(trip, caller, ({ status }) => status === 'expired');
  expect(await heldFor(caller)).toEqual([]);
  await expect(payCheckout(address)).rejects.toThrow();
  const newest = (await addressIn(trip, caller, 'choose your room', 2)).split('/').at(-1)!;
  expect((await see(trip, `/api/room-selection/${newest}`)).status).toBe('available');
  expect(await expectAgreement(trip, caller)).toBe(0);
});

test('a room that is only chosen is given back when a newer form is texted', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const link = await getLink(trip, caller, stay);
  expect((await select(trip, link, (await see(trip, link)).rooms[0]!)).status).toBe(200);
  await say(trip, caller, 'send_booking_details_link', { ...stay, phone: caller.guest });
  expect((await see(trip, link)).status).toBe('superseded');
  expect(await heldFor(caller)).toEqual([]);
});

test('a room paid in the very moment in which another is asked for is booked, and the other is not held', async () => {
  for (const pay of [payCheckout, payByTransfer]) {
    const [caller, stay] = [newCaller(), newStay()];
    const { link, address } = await aboutToPay(trip, caller, stay);
    const [other] = await others(stay);
    const { stripeSession } = await paymentOf(trip, caller);
    // the news of it are not here yet
    await trip.simulators.fault('stripe', 'webhooks_late');
    await pay(address);
    const said = await reserve(caller, stay, other);
    expect(said).toMatch(
      pay === payCheckout
        ? /^Your payment for the .* has just arrived, so that room is yours\./
        : /^Your payment for the .* is on its way from your bank, so that room is yours\./,
    );
    await trip.simulators.heal();
    expect(await heldFor(caller)).not.toContain(other);
    expect((await paymentOf(trip, caller, isSynced)).stripeSession).toBe(stripeSession);
    expect(await see(trip, link)).toMatchObject({ status: 'contact_submitted', payment: 'paid', paymentUrl: null });
    expect(await expectAgreement(trip, caller)).toBe(1);
  }
}, 60_000);

test('what is paid stays paid when another link is sent, and both can be booked', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const { link, address } = await aboutToPay(trip, caller, stay);
  await payCheckout(address);
  await paymentOf(trip, caller, isSynced);
  await say(trip, caller, 'send_room_selection_link', { ...stay, phone: caller.guest });
  expect(await see(trip, link)).toMatchObject({ status: 'contact_submitted', payment: 'paid' });
  expect(await expectAgreement(trip, caller)).toBe(1);
});

test('a link of another call of the same number is left alone, for a guest may book twice', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const { link } = await aboutToPay(trip, caller, stay);
  const again = { ...newCaller(), guest: caller.guest };
  await say(trip, again, 'send_room_selection_link', { ...stay, phone: caller.guest });
  expect(await see(trip, link)).toMatchObject({ status: 'contact_submitted', paymentUrl: expect.any(String) });
});

test('a checkout that Stripe could not end while it was away is ended when it is back', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const { link } = await aboutToPay(trip, caller, stay);
  const { stripeSession } = await paymentOf(trip, caller);
  await trip.simulators.fault('stripe', 'server_error');
  await say(trip, caller, 'send_room_selection_link', { ...stay, phone: caller.guest });
  expect((await see(trip, link)).status).toBe('superseded');
  expect(await heldFor(caller)).toHaveLength(1);
  await trip.simulators.heal();
  const ended = async () =>
    (await atStripe<{ status: string }>(trip, 'GET', `checkout/sessions/${stripeSession!}`)).status === 'expired';
  await eventually(ended, 500, 90_000);
  await paymentOf(trip, caller, ({ status }) => status === 'expired');
  expect(await heldFor(caller)).toEqual([]);
}, 120_000);

test('of two rooms asked for at once the later one is held, and one can be paid', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const types = await others(stay);
  await Promise.all(types.map((type) => reserve(caller, stay, type)));
  const open = await trip.api.sql(
    `SELECT 1 FROM guest_session WHERE guest_phone = $1 AND superseded_at IS NULL AND revoked_at IS NULL`,
    [caller.guest],
  );
  expect(open).toHaveLength(1);
  expect(await heldFor(caller)).toHaveLength(1);
  await payCheckout(await addressIn(trip, caller, 'pay for your stay'));
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(1);
});
