import { expect, test } from '@jest/globals';
import type { BookingDetailsSession } from '@booking/contracts/guest-pages';
import { expectAgreement } from '../../../../test/people/agreement.ts';
import { checkouts } from '../../../../test/providers/at-stripe.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  addressIn,
  chooseRoom,
  getLink,
  guest,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  post,
  callTool,
  type Caller,
  type Stay,
} from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';

const trip = useConnectedApi();

async function getForm(caller: Caller, stay = newStay()): Promise<string> {
  await callTool(trip, caller, 'send_booking_details_link', { ...stay, phone: caller.guest });
  const address = await addressIn(trip, caller, 'complete your booking');
  return `/api/booking-details/${address.split('/').at(-1)!}`;
}

const open = async (form: string): Promise<BookingDetailsSession> =>
  ((await (await trip.api.request(form)).json()) as { session: BookingDetailsSession }).session;

test('the form shows the offer of the call, accepts name and e-mail once, and its payment is booked', async () => {
  const caller = newCaller();
  const stay = newStay();
  const form = await getForm(caller, stay);
  const before = await open(form);
  expect(before).toMatchObject({ ...stay, status: 'open', paymentUrl: null });
  const made = (await checkouts(trip)).length;
  expect(
    (await Promise.all([1, 2].map(() => post(trip, `${form}/submit`, guest)))).map(({ status }) => status),
  ).toEqual([200, 200]);
  const { status, paymentUrl } = await open(form);
  expect([status, (await checkouts(trip)).length]).toEqual(['completed', made + 1]);
  expect((await checkouts(trip))[0]!.amount_total).toBe(before.totalAmount);

  await payCheckout(paymentUrl!);
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(1);
  expect((await post(trip, `${form}/submit`, guest)).status).toBe(200);
  expect(await checkouts(trip)).toHaveLength(made + 1);
});

test('a price that changed since the call is shown first, and charged only when the guest confirms', async () => {
  const caller = newCaller();
  const form = await getForm(caller);
  const { totalAmount } = await open(form);
  await trip.api.sql(
    `UPDATE guest_session SET choice = jsonb_set(choice, '{price,totalCents}', to_jsonb($2::int)),
       shown = (SELECT jsonb_object_agg(key, $2::int) FROM jsonb_each(shown)) WHERE guest_phone = $1`,
    [caller.guest, totalAmount - 500],
  );
  const made = (await checkouts(trip)).length;
  expect((await errorOf(await post(trip, `${form}/submit`, guest), 409)).code).toBe('price_changed');
  expect((await open(form)).totalAmount).toBe(totalAmount);
  expect(await checkouts(trip)).toHaveLength(made);
  expect((await post(trip, `${form}/submit`, guest)).status).toBe(200);
  expect((await checkouts(trip))[0]!.amount_total).toBe(totalAmount);
});

/** All rooms of a type are kept for somebody else. */
async function takeAll(stay: Stay, roomTypeId: string): Promise<void> {
  const other = newCaller();
  await getLink(trip, other, stay);
  await trip.api.sql(
    `INSERT INTO room_hold (session_id, mode, room_type_id, start_date, end_date, expires_at)
     SELECT id, mode, $2, start_date, end_date, now() + interval '1 hour' FROM guest_session, generate_series(1, 40)
     WHERE guest_phone = $1`,
    [other.guest, roomTypeId],
  );
}

async function typeIn(caller: Caller): Promise<string> {
  const [session] = await trip.api.sql<{ type: string }>(
    `SELECT choice->>'roomTypeId' AS type FROM guest_session WHERE guest_phone = $1`,
    [caller.guest],
  );
  return session!.type;
}

test('a guest whose room is taken before the form is sent gets a link to choose another, which books', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const form = await getForm(caller, stay);
  await takeAll(stay, await typeIn(caller));
  const { code, message } = await errorOf(await post(trip, `${form}/submit`, guest), 409);
  expect([code, message]).toEqual([
    'room_taken_texted',
    'This room has just been taken. We texted you a link to choose another one.',
  ]);
  expect((await open(form)).status).toBe('superseded');
  expect((await errorOf(await post(trip, `${form}/submit`, guest), 409)).code).toBe('superseded');

  const link = (await addressIn(trip, caller, 'choose your room')).split('/').at(-1)!;
  await payCheckout(await chooseRoom(trip, caller, `/api/room-selection/${link}`));
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(1);
});

test('a guest whose room is taken and who cannot be texted is asked to call', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const form = await getForm(caller, stay);
  await takeAll(stay, await typeIn(caller));
  await trip.simulators.fault('twilio', 'server_error');
  expect((await errorOf(await post(trip, `${form}/submit`, guest), 409)).message).toBe(
    'This room has just been taken. Please call us, and we will find you another one.',
  );
  expect((await open(form)).status).toBe('open');
});

test('a caller whose room is taken hears what is free, has a link to choose, and books another room on the phone', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  await getForm(caller, stay);
  const taken = await typeIn(caller);
  await takeAll(stay, taken);
  const reserve = (more = {}) =>
    callTool(trip, caller, 'create_reservation', { ...stay, ...guest, phone: caller.guest, ...more });
  expect(await reserve()).toMatch(
    /^This room has just been taken\. We texted you a link to choose another one\. From .* we have .* in total with taxes and fees/,
  );
  expect(await reserve({ roomTypeId: taken })).toMatch(
    /^This room is not free for these dates\. Another room or other dates may be\. From .* we have /,
  );
  expect(await reserve()).toMatch(/ is held\. .* is on its way by text/);
  await payCheckout(await addressIn(trip, caller, 'pay for your stay'));
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(1);
});
