import { expect, test } from '@jest/globals';
import { checkouts, expireCheckout } from '../../../../test/providers/at-stripe.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import {
  addressIn,
  getLink,
  guest,
  newCaller,
  newStay,
  paymentOf,
  post,
  callTool,
  see,
  select,
  type Caller,
  type Stay,
} from '../../../../test/people/guest-trip.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';

const trip = useConnectedApi();

const reserve = (caller: Caller, stay: Stay, more: object = {}): Promise<string> =>
  callTool(trip, caller, 'create_reservation', { ...stay, ...guest, phone: caller.guest, ...more });
const status = (caller: Caller): Promise<string> =>
  callTool(trip, caller, 'check_room_selection_status', { phone: caller.guest });

async function paymentTexts(caller: Caller): Promise<string[]> {
  const texts = await textsTo(trip.simulators, caller.guest);
  return texts.flatMap(({ body }) => /pay for your stay .* (http\S+)$/.exec(body)?.[1] ?? []);
}

const heldFor = async ({ guest: phone }: Caller): Promise<string[]> => {
  const rows = await trip.api.sql<{ type: string }>(
    `SELECT room_type_id AS type FROM room_hold JOIN guest_session ON guest_session.id = session_id
     WHERE guest_phone = $1 ORDER BY guest_session.created_at`,
    [phone],
  );
  return rows.map(({ type }) => type);
};

test('a room requested twice at once, and again in another call, is held once with one link and one text', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const before = (await checkouts(trip)).length;
  const again = { ...newCaller(), guest: caller.guest };
  for (const said of await Promise.all([reserve(caller, stay), reserve(caller, stay)]))
    expect(said).toMatch(/ is held/);
  expect(await reserve(again, stay)).toMatch(/was texted to you before/);
  expect(await checkouts(trip)).toHaveLength(before + 1);
  expect(await heldFor(caller)).toHaveLength(1);
  expect(await paymentTexts(caller)).toHaveLength(1);
});

test('a name that is corrected on the phone is booked by the same link', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  await reserve(caller, stay, { lastName: 'Do' });
  await reserve(caller, stay, { lastName: 'Dough', email: 'dough@guest.example' });
  expect((await paymentOf(trip, caller)).metadata).toMatchObject({
    guestName: 'Jane Dough',
    lastName: 'Dough',
    guestEmail: 'dough@guest.example',
  });
  expect(await paymentTexts(caller)).toHaveLength(1);
});

test('a paid booking is not repeated in its call, and may be repeated in another', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  await reserve(caller, stay);
  await payCheckout((await paymentTexts(caller))[0]!);
  await paymentOf(trip, caller, ({ status }) => status === 'completed');
  expect(await reserve(caller, stay)).toBe('This booking is paid already.');
  expect(await reserve({ ...newCaller(), guest: caller.guest }, stay)).toMatch(/is on its way by text/);
  expect(await paymentTexts(caller)).toHaveLength(2);
});

test('the last room, chosen on the page, is held for its caller who gives the name on the phone', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const link = await getLink(trip, caller, stay);
  const room = (await see(trip, link)).rooms.reduce((one, other) =>
    other.roomsAvailable < one.roomsAvailable ? other : one,
  );
  for (let left = room.roomsAvailable; left > 1; left--) {
    expect((await select(trip, await getLink(trip, newCaller(), stay), room)).status).toBe(200);
  }
  expect((await select(trip, link, room)).status).toBe(200);
  expect(await reserve(caller, stay, { roomTypeId: room.roomTypeID })).toMatch(`The ${room.roomTypeName} is held.`);
  expect(await heldFor(caller)).toEqual([room.roomTypeID]);
  expect(await see(trip, link)).toMatchObject({
    status: 'contact_submitted',
    paymentUrl: (await paymentTexts(caller))[0],
  });
});

test('another room or party is not confused with the earlier choice', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const link = await getLink(trip, caller, stay);
  const standard = (await see(trip, link)).rooms.filter(({ rateType }) => rateType === 'standard');
  const [chosen, other, third] = standard as [(typeof standard)[0], (typeof standard)[0], (typeof standard)[0]];
  await select(trip, link, chosen);
  expect(await heldFor(caller)).toEqual([chosen.roomTypeID]);
  expect(await reserve(caller, stay, { roomTypeId: other.roomTypeID })).toMatch(`The ${other.roomTypeName} is held.`);
  expect(await heldFor(caller)).toEqual([other.roomTypeID]);
  const named = third.roomTypeName.toUpperCase();
  expect(await reserve(caller, stay, { roomTypeId: named })).toMatch(`The ${third.roomTypeName} is held.`);
  expect(await heldFor(caller)).toEqual([third.roomTypeID]);
  expect(await reserve(caller, { ...stay, children: 1 })).toMatch(/is held\. .* is on its way by text/);
  expect(await heldFor(caller)).toHaveLength(1);
});

test("a texted form needs a room that is free besides the caller's own hold", async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const link = await getLink(trip, caller, stay);
  const room = (await see(trip, link)).rooms.find(({ rateType }) => rateType === 'standard')!;
  for (let left = room.roomsAvailable; left > 1; left--) {
    expect((await select(trip, await getLink(trip, newCaller(), stay), room)).status).toBe(200);
  }
  expect((await select(trip, link, room)).status).toBe(200);
  const said = await callTool(trip, caller, 'send_booking_details_link', { ...stay, phone: caller.guest });
  expect(said).toMatch('The form is on its way by text');
  expect(said).not.toMatch(`the ${room.roomTypeName} at`);
  const token = (await addressIn(trip, caller, 'complete your booking')).split('/').at(-1)!;
  expect((await post(trip, `/api/booking-details/${token}/submit`, guest)).status).toBe(200);
});

test('progress and payment address refer to the payable link, also after later texts', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  await reserve(caller, stay);
  await callTool(trip, caller, 'send_room_selection_link', { ...stay, phone: caller.guest });
  expect(await status(caller)).toMatch(/The payment link was texted to you and is not paid yet\.$/);
  const said = await callTool(trip, caller, 'create_stripe_checkout_session', { phone: caller.guest });
  expect(said).toMatch(/was texted to you before/);
});

test('a choice in the other mode is unknown in this one', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  await reserve(caller, stay);
  await trip.api.sql(`UPDATE guest_session SET mode = 'live' WHERE guest_phone = $1`, [caller.guest]);
  expect(await status(caller)).toBe('I have not sent you a link yet.');
});

test('an expired payment is reported, and a new link is texted', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  await reserve(caller, stay);
  expect(await status(caller)).toMatch(/The payment link was texted to you and is not paid yet\.$/);
  await expireCheckout(trip, (await paymentOf(trip, caller)).stripeSession!);
  await eventually(async () => (await status(caller)).endsWith('no payment link is open. I can text you a new one.'));
  expect(await callTool(trip, caller, 'create_stripe_checkout_session', { phone: caller.guest })).toMatch(
    /is on its way by text/,
  );
  expect(new Set(await paymentTexts(caller)).size).toBe(2);
});

test('a revoked link is not continued', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  await reserve(caller, stay);
  await trip.api.sql(`UPDATE guest_session SET revoked_at = now() WHERE guest_phone = $1`, [caller.guest]);
  expect(await status(caller)).toBe('I have not sent you a link yet.');
  expect(await reserve(caller, stay)).toMatch(/ is held\. .* is on its way by text/);
});
