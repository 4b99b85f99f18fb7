import { expect, test } from '@jest/globals';
import { expectAgreement } from '../../../../test/people/agreement.ts';
import { atStripe } from '../../../../test/providers/at-stripe.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
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
  callTool,
  see,
  select,
  type Caller,
  type Stay,
} from '../../../../test/people/guest-trip.ts';
import { payByTransfer, payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';

const trip = useConnectedApi();

const replaced = 'You went on with another link from us. Please use the newest text from us.';

const reserve = (caller: Caller, stay: Stay, roomTypeId?: string): Promise<string> =>
  callTool(trip, caller, 'create_reservation', {
    ...stay,
    ...guest,
    phone: caller.guest,
    ...(roomTypeId && { roomTypeId }),
  });

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

test('another room requested on the phone replaces the unpaid one: one room is held, and one link can be paid', async () => {
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
    expect([code, message]).toEqual(['superseded', replaced]);
  }
  await payCheckout(await addressIn(trip, caller, 'pay for your stay', 2));
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(1);
});

/** Chooses the cheapest room of another link in the same call, and says who books. @returns that link, and what was answered */
async function goOnWith(caller: Caller, stay: Stay): Promise<{ link: string; answer: Response }> {
  await callTool(trip, caller, 'send_room_selection_link', { ...stay, phone: caller.guest });
  const token = (await addressIn(trip, caller, 'choose your room', 2)).split('/').at(-1)!;
  const link = `/api/room-selection/${token}`;
  await select(trip, link, (await see(trip, link)).rooms[0]!);
  return { link, answer: await contact(trip, link, caller) };
}

test('a texted link ends no other, but a submitted contact ends earlier payable links', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const { link, address } = await aboutToPay(trip, caller, stay);
  const before = await paymentOf(trip, caller);
  await callTool(trip, caller, 'send_booking_details_link', { ...stay, phone: caller.guest });
  expect(await see(trip, link)).toMatchObject({ status: 'contact_submitted', paymentUrl: address });

  const next = await goOnWith(caller, newStay());
  expect(next.answer.status).toBe(200);
  expect((await see(trip, link)).status).toBe('superseded');
  const ended = async () =>
    (await atStripe<{ status: string }>(trip, 'GET', `checkout/sessions/${before.stripeSession!}`)).status ===
    'expired';
  await eventually(ended, 200);
  await expect(payCheckout(address)).rejects.toThrow();
  await eventually(async () => (await heldFor(caller)).length === 1);
  await payCheckout((await see(trip, next.link)).paymentUrl!);
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(1);
});

/** Two links of one call, on each of which the cheapest room is chosen. */
async function twoChosen(caller: Caller, stay: Stay): Promise<[string, string]> {
  const one = await getLink(trip, caller, stay);
  await callTool(trip, caller, 'send_room_selection_link', { ...stay, phone: caller.guest });
  const token = (await addressIn(trip, caller, 'choose your room', 2)).split('/').at(-1)!;
  const links: [string, string] = [one, `/api/room-selection/${token}`];
  for (const link of links) await select(trip, link, (await see(trip, link)).rooms[0]!);
  return links;
}

test('of two links of a call with contacts submitted at once, one can be paid', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const links = await twoChosen(caller, stay);
  await Promise.all(links.map((link) => contact(trip, link, caller)));
  const statuses = await Promise.all(links.map(async (link) => (await see(trip, link)).status));
  expect(statuses.toSorted()).toEqual(['contact_submitted', 'superseded']);
  await eventually(async () => (await heldFor(caller)).length === 1);
  const pending = await trip.api.sql<{ link: string }>(
    `SELECT link FROM payment JOIN guest_session ON guest_session.id = session_id
     WHERE guest_phone = $1 AND payment.status = 'pending'`,
    [caller.guest],
  );
  expect(pending).toHaveLength(1);
  await payCheckout(pending[0]!.link);
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(1);
});

test('a contact submitted while an earlier link opens its checkout ends that link, which says so', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const [link, next] = await twoChosen(caller, stay);
  await trip.simulators.fault('stripe', 'slow');
  const late = contact(trip, link, caller);
  await paymentOf(trip, caller);
  expect((await contact(trip, next, caller)).status).toBe(200);
  const { code, message } = await errorOf(await late, 409);
  expect([code, message]).toEqual(['superseded', replaced]);
  await trip.simulators.heal();
  expect(await heldFor(caller)).toHaveLength(1);
}, 60_000);

test('a room chosen earlier and then booked by voice replaces the one that was about to be paid', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const link = await getLink(trip, caller, stay);
  await select(trip, link, (await see(trip, link)).rooms[0]!);
  const next = await goOnWith(caller, newStay());
  const { paymentUrl } = await see(trip, next.link);
  expect(await reserve(caller, stay)).toMatch(/ is held\. .* The link from before cannot be used any more\./);
  expect((await see(trip, next.link)).status).toBe('superseded');
  await expect(payCheckout(paymentUrl!)).rejects.toThrow();
  expect(await heldFor(caller)).toHaveLength(1);
});

test('a room paid at the moment another is requested is booked, and the other is not held', async () => {
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

test('a paid booking stays when another link is sent, and both can be booked', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const { link, address } = await aboutToPay(trip, caller, stay);
  await payCheckout(address);
  await paymentOf(trip, caller, isSynced);
  const next = await goOnWith(caller, newStay());
  expect(await see(trip, link)).toMatchObject({ status: 'contact_submitted', payment: 'paid' });

  // neither the page of the paid one, opened still, nor its caller ends the other
  expect((await contact(trip, link, caller)).status).toBe(200);
  expect(await reserve(caller, stay)).toBe('This booking is paid already.');
  const { status, paymentUrl } = await see(trip, next.link);
  expect(status).toBe('contact_submitted');
  await payCheckout(paymentUrl!);
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(2);
});

test('bookings of another call of the same number stay, since a guest may book twice', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const { link } = await aboutToPay(trip, caller, stay);
  const again = { ...newCaller(), guest: caller.guest };
  expect((await goOnWith(again, newStay())).answer.status).toBe(200);
  expect(await see(trip, link)).toMatchObject({ status: 'contact_submitted', paymentUrl: expect.any(String) });
});

test('a checkout that could not be expired while Stripe was down is expired when it is back', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const { link } = await aboutToPay(trip, caller, stay);
  const { stripeSession } = await paymentOf(trip, caller);
  await callTool(trip, caller, 'send_room_selection_link', { ...stay, phone: caller.guest });
  const next = `/api/room-selection/${(await addressIn(trip, caller, 'choose your room', 2)).split('/').at(-1)!}`;
  await select(trip, next, (await see(trip, next)).rooms[0]!);
  await trip.simulators.fault('stripe', 'server_error');
  await contact(trip, next, caller);
  expect(await see(trip, link)).toMatchObject({ status: 'superseded', paymentUrl: null });
  expect(await heldFor(caller)).toHaveLength(2);
  await trip.simulators.heal();
  const ended = async () =>
    (await atStripe<{ status: string }>(trip, 'GET', `checkout/sessions/${stripeSession!}`)).status === 'expired';
  await eventually(ended, 500, 90_000);
  await eventually(async () => (await heldFor(caller)).length === 1, 200);
}, 120_000);

test('of two rooms requested at once the later one is held, and one can be paid', async () => {
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
