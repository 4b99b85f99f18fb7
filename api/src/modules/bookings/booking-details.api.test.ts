import { expect, test } from '@jest/globals';
import type { BookingDetailsSession } from '@booking/contracts/guest-pages';
import { checkouts } from '../../../test/at-stripe.ts';
import { useConnectedApi } from '../../../test/connected-api.ts';
import { errorOf } from '../../../test/error-answer.ts';
import {
  addressIn,
  guest,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  post,
  say,
  type Caller,
} from '../../../test/guest-trip.ts';
import { payCheckout } from '../../../test/payment-page.ts';
import { reservationsFor } from '../../../test/reservations.ts';

const trip = useConnectedApi();

async function getForm(caller: Caller, stay = newStay()): Promise<string> {
  await say(trip, caller, 'send_booking_details_link', { ...stay, phone: caller.guest });
  const address = await addressIn(trip, caller, 'complete your booking');
  return `/api/booking-details/${address.split('/').at(-1)!}`;
}

const open = async (form: string): Promise<BookingDetailsSession> =>
  ((await (await trip.api.request(form)).json()) as { session: BookingDetailsSession }).session;

test('the form shows what the caller was told, takes name and e-mail once, and its payment is booked', async () => {
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
  const { id } = await paymentOf(trip, caller, isSynced);
  expect(await reservationsFor(trip, id)).toHaveLength(1);
  expect((await post(trip, `${form}/submit`, guest)).status).toBe(200);
  expect(await checkouts(trip)).toHaveLength(made + 1);
});

test('a price that changed since the caller was told is said first, shown, and charged only when sent again', async () => {
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
