import { expect, test } from '@jest/globals';
import { bookingReturnEndpoints, type BookingReturn } from '@booking/contracts/booking-return';
import { atStripe, checkouts, expireCheckout, returnKeyOf } from '../../../../test/providers/at-stripe.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import {
  aboutToPay,
  addressIn,
  callTool,
  guest,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  post,
  see,
  select,
  type Caller,
} from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';

const trip = useConnectedApi();

const keyOf = async (caller: Caller): Promise<string> =>
  returnKeyOf(trip, (await paymentOf(trip, caller)).stripeSession!);
const returned = async (token: string): Promise<BookingReturn> =>
  (await trip.api.call(bookingReturnEndpoints.view, { params: { token } })).session;
const payAgain = (token: string) => post(trip, `/api/booking-return/${token}/pay`, {});
const chooseAgain = (token: string) => post(trip, `/api/booking-return/${token}/rooms`, {});
const urlIn = async (answer: Response): Promise<string> => {
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { url: string }).url;
};
const holdsOf = ({ guest: phone }: Caller) =>
  trip.api.sql<{ until: Date }>(
    `SELECT room_hold.expires_at AS until FROM room_hold JOIN guest_session s ON s.id = session_id WHERE guest_phone = $1`,
    [phone],
  );

/** The time to pay of the newest payment is over, and Stripe has said so. */
async function endPage(caller: Caller): Promise<void> {
  await expireCheckout(trip, (await paymentOf(trip, caller)).stripeSession!);
  await paymentOf(trip, caller, ({ status }) => status === 'expired');
}

test('a guest who turned back goes on paying on the same page, which is promised no longer than it is open and held', async () => {
  const { caller, link, address } = await aboutToPay(trip);
  const key = await keyOf(caller);
  const [before, session] = [(await checkouts(trip)).length, await returned(key)];
  expect(session).toMatchObject({ status: 'open', paymentUrl: address, mayChooseAgain: true, confirmation: null });
  expect(await urlIn(await payAgain(key))).toBe(address);
  expect(await checkouts(trip)).toHaveLength(before);

  const { amountCents, stripeSession } = await paymentOf(trip, caller);
  const { expires_at } = await atStripe<{ expires_at: number }>(trip, 'GET', `checkout/sessions/${stripeSession}`);
  const [{ until }] = (await holdsOf(caller)) as [{ until: Date }];
  const promised = Date.parse(session.held!.until);
  expect(promised).toBeLessThanOrEqual(Math.min((expires_at + 1) * 1000, until.getTime()));
  expect(session.held!.seconds * 1000).toBeLessThanOrEqual(promised - Date.now() + 60_000);
  const onPage = await see(trip, link);
  expect([onPage.held?.until, onPage.amountDue]).toEqual([session.held!.until, amountCents]);
  expect(session.amount).toBe(amountCents);
});

test('the address back tells nothing of who the guest is, and is no link of theirs', async () => {
  const { caller, link } = await aboutToPay(trip);
  const key = await keyOf(caller);
  const token = link.split('/').at(-1)!;
  expect(key).not.toContain(token);
  const told = JSON.stringify(await returned(key));
  for (const word of [guest.firstName, guest.lastName, guest.email, caller.guest.slice(2), token])
    expect(told).not.toContain(word);
  for (const path of [`/api/room-selection/${key}`, `/api/booking-return/${token}`, `/api/booking-return/${key}x`])
    expect((await errorOf(await trip.api.request(path), 404)).code).toBe('invalid_link');
  const [other] = await trip.api.sql<{ id: string }>(`SELECT id FROM payment WHERE id::text <> $1 LIMIT 1`, [
    key.split('.')[0],
  ]);
  await errorOf(await trip.api.request(`/api/booking-return/${other!.id}.${key.split('.')[1]}`), 404);
});

test('once the time is over the same room is paid on a new page at the same price', async () => {
  const { caller } = await aboutToPay(trip);
  const key = await keyOf(caller);
  const { id, amountCents } = await paymentOf(trip, caller);
  await endPage(caller);
  expect(await returned(key)).toMatchObject({ status: 'ended', paymentUrl: null, held: null, mayChooseAgain: true });
  expect(await holdsOf(caller)).toEqual([]);

  const address = await urlIn(await payAgain(key));
  expect(await returned(key)).toMatchObject({ status: 'open', paymentUrl: address, amount: amountCents });
  expect(await urlIn(await payAgain(key))).toBe(address);
  expect(await holdsOf(caller)).toHaveLength(1);
  await payCheckout(address);
  const paid = await paymentOf(trip, caller, isSynced);
  expect([paid.id === id, paid.amountCents]).toEqual([false, amountCents]);
  const { status, confirmation } = await returned(key);
  expect([status, confirmation]).toEqual(['paid', `/booking-success?checkout=${paid.stripeSession}`]);
  expect((await errorOf(await chooseAgain(key), 409)).code).toBe('paid_already');
});

test('a guest who chooses again gives the room back at once, and both links lead to the rooms', async () => {
  const { caller, link } = await aboutToPay(trip);
  const key = await keyOf(caller);
  const { stripeSession } = await paymentOf(trip, caller);
  const path = await urlIn(await chooseAgain(key));
  expect(await holdsOf(caller)).toEqual([]);
  expect(await atStripe(trip, 'GET', `checkout/sessions/${stripeSession}`)).toMatchObject({ status: 'expired' });

  const own = `/api/room-selection/${path.split('/').at(-1)!}`;
  expect(path).toMatch(/^\/room-select\//);
  for (const each of [own, link]) expect((await see(trip, each)).status).toBe('available');
  const other = (await see(trip, own)).rooms.at(-1)!;
  expect((await select(trip, own, other)).status).toBe(200);
  expect(await see(trip, link)).toMatchObject({ status: 'selected', selectedRoom: { roomTypeID: other.roomTypeID } });
});

test('a guest of a form for name and address gets rooms to choose from in its place', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  await callTool(trip, caller, 'send_booking_details_link', { ...stay, phone: caller.guest });
  const token = (await addressIn(trip, caller, 'complete your booking')).split('/').at(-1)!;
  expect((await post(trip, `/api/booking-details/${token}/submit`, guest)).status).toBe(200);
  const path = await urlIn(await chooseAgain(await keyOf(caller)));
  expect(await see(trip, `/api/room-selection/${path.split('/').at(-1)!}`)).toMatchObject({
    ...stay,
    status: 'available',
  });
  expect(await see(trip, `/api/booking-details/${token}`)).toMatchObject({ status: 'superseded', paymentUrl: null });
});

test('a room can be given back three times after its page was opened, and is held no more then', async () => {
  const { caller, link } = await aboutToPay(trip);
  for (let turn = 0; ; turn += 1) {
    await endPage(caller);
    const answer = await payAgain(await keyOf(caller));
    if (answer.ok) continue;
    expect((await errorOf(answer, 409)).code).toBe('held_before');
    expect(turn).toBeGreaterThanOrEqual(3);
    break;
  }
  expect(await holdsOf(caller)).toEqual([]);
  expect((await see(trip, link)).paymentUrl).toBeNull();
});

test('a link that was revoked leaves nothing to see behind the address back', async () => {
  const { caller } = await aboutToPay(trip);
  const key = await keyOf(caller);
  await trip.api.sql('UPDATE guest_session SET revoked_at = now() WHERE guest_phone = $1', [caller.guest]);
  const nothing = { status: 'over', paymentUrl: null, amount: null, held: null, roomTypeName: null, stay: null };
  expect(await returned(key)).toMatchObject({ ...nothing, mayChooseAgain: false });
  for (const answer of [await payAgain(key), await chooseAgain(key)])
    expect((await errorOf(answer, 409)).code).toBe('link_over');
});
