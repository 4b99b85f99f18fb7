import { expect, test } from '@jest/globals';
import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { checkouts } from '../../../../test/providers/at-stripe.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk, type FrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  aboutToPay,
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
} from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { reservationsFor } from '../../../../test/providers/reservations.ts';
import { freeRooms } from '../../../providers/cloudbeds/rooms/rooms.client.ts';

const trip = useConnectedApi();
const desk = useFrontDesk(trip);

const centsOf = ({ totalWithTaxes }: OfferedRoom): number => Math.round(totalWithTaxes * 100);
const isFailed = ({ syncStatus }: { syncStatus: string | null }): boolean => syncStatus === 'failed';

/** What is asked of Cloudbeds from now on is asked anew. */
const forgetAnswers = () => trip.api.sql(`DELETE FROM provider_cache WHERE key LIKE 'room offers %'`);

test('a price that changes during a hold is shown before payment, and charged when the guest confirms', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  const [room] = (await see(trip, link)).rooms;
  expect((await select(trip, link, room!)).status).toBe(200);
  await trip.api.sql(
    `UPDATE guest_session SET choice = jsonb_set(choice, '{price,totalCents}', to_jsonb($2::int)),
       shown = shown || jsonb_build_object($3::text, $2::int) WHERE guest_phone = $1`,
    [caller.guest, centsOf(room!) - 500, `${room!.roomTypeID} ${room!.ratePlanID}`],
  );
  const before = (await checkouts(trip)).length;
  expect((await errorOf(await contact(trip, link, caller), 409)).code).toBe('price_changed');
  expect(await see(trip, link)).toMatchObject({ selectedRoom: { totalWithTaxes: room!.totalWithTaxes } });
  expect(await checkouts(trip)).toHaveLength(before);
  expect((await contact(trip, link, caller)).status).toBe(200);
  expect((await checkouts(trip))[0]!.amount_total).toBe(centsOf(room!));
});

test('a room that the desk blocks during the form is not sold, and others can be chosen', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const link = await getLink(trip, caller, stay);
  const { rooms } = await see(trip, link);
  const { roomTypeID } = rooms[0]!;
  expect((await select(trip, link, rooms[0]!)).status).toBe(200);
  const { startDate, endDate } = stay;
  const free = await freeRooms(desk.http, 'test', { roomTypeID, startDate, endDate });
  await desk.http.request('test', 'POST', 'postRoomBlock', {
    ...{ roomBlockType: 'out_of_service', roomBlockReason: 'Paint', startDate, endDate },
    rooms: free.map((roomID) => ({ roomID })),
  });
  await forgetAnswers();
  expect((await errorOf(await contact(trip, link, caller), 409)).message).toMatch(/^This room has just been taken/);
  const after = await see(trip, link);
  expect([after.status, after.rooms.some((room) => room.roomTypeID === roomTypeID)]).toEqual(['available', false]);
  expect((await select(trip, link, after.rooms[0]!)).status).toBe(200);
});

test.each([
  ['higher', 2_000],
  ['lower', 9_900],
])("a fee that is %s after payment does not change the reservation's price", async (_, cents) => {
  await trip.api.sql(
    `UPDATE provider_cache SET at = now(), value =
       (SELECT jsonb_agg(CASE WHEN levy->>'name' = 'Cleaning fee' THEN jsonb_set(levy, '{basis,cents}', to_jsonb($1::int))
                         ELSE levy END) FROM jsonb_array_elements(value) AS levy)
     WHERE key = 'cloudbeds levies test'`,
    [cents],
  );
  const { caller, link, address } = await aboutToPay(trip);
  const shown = centsOf((await see(trip, link)).selectedRoom!);
  await payCheckout(address);
  const { amountCents, reservationId } = await paymentOf(trip, caller, isSynced);
  const { totalCents, balanceCents } = await desk.property.getReservation('test', reservationId!);
  expect([amountCents, totalCents, balanceCents]).toEqual([shown, shown, 0]);
});

test('a booking made before a crash is found and not repeated, and one canceled since is left to staff', async () => {
  for (const isCanceled of [false, true]) {
    const { caller, address } = await aboutToPay(trip);
    const { id, metadata } = await paymentOf(trip, caller);
    const { startDate, endDate, adults, children, roomTypeId, rateId } = metadata as Parameters<
      FrontDesk['property']['book']
    >[1];
    const booking = { startDate, endDate, adults, children, roomTypeId, rateId, reference: id };
    const booker = { ...guest, phone: caller.guest, country: 'US', zip: '78701' };
    const { reservationId } = await desk.property.book('test', { ...booking, guest: booker });
    if (isCanceled) await desk.property.cancel('test', reservationId);
    await payCheckout(address);
    const payment = await paymentOf(trip, caller, isCanceled ? isFailed : isSynced);
    expect(payment).toMatchObject(
      isCanceled
        ? { syncError: expect.stringContaining(`${reservationId}, made for this, is canceled`) }
        : { reservationId },
    );
    expect(await reservationsFor(trip, id)).toHaveLength(1);
  }
});

test('a payment link requested by voice and page at once is one link', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  expect((await select(trip, link, (await see(trip, link)).rooms[0]!)).status).toBe(200);
  const names = JSON.stringify({ ...guest, phone: caller.guest });
  await trip.api.sql('UPDATE guest_session SET guest = $2 WHERE guest_phone = $1', [caller.guest, names]);
  const before = (await checkouts(trip)).length;
  const [answer, ...said] = await Promise.all([
    contact(trip, link, caller),
    ...[1, 2].map(() => callTool(trip, caller, 'create_stripe_checkout_session', { phone: caller.guest })),
  ]);
  expect(answer.status).toBe(200);
  for (const words of said) expect(words).toMatch(/^The payment link over/);
  expect(await checkouts(trip)).toHaveLength(before + 1);
});
