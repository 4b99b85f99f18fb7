import { expect, test } from '@jest/globals';
import type { BookedStay } from '@booking/contracts/booked-stay';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { atStripe, expireCheckout } from '../../../../test/providers/at-stripe.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  aboutToPay,
  guest,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  see,
  type Caller,
} from '../../../../test/people/guest-trip.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { payByTransfer, payCheckout } from '../../../../test/people/payment-page.ts';

const trip = useConnectedApi();

const checkoutOf = async (caller: Caller): Promise<string> => (await paymentOf(trip, caller)).stripeSession!;
const outcomeOf = async (caller: Caller) =>
  trip.api.call(guestPageEndpoints.outcome, { query: { checkout: await checkoutOf(caller) } });
const calendarOf = (checkout: string): Promise<Response> =>
  trip.api.request(`/api/booking-calendar?checkout=${checkout}`);

test('a paid stay shows its dates and offers a calendar file', async () => {
  const stay = newStay();
  const { caller, address } = await aboutToPay(trip, newCaller(), stay);
  const checkout = await checkoutOf(caller);
  expect((await errorOf(await calendarOf(checkout), 404)).code).toBe('no_stay');
  await payCheckout(address);
  const { reservationId } = await paymentOf(trip, caller, isSynced);
  const { startDate, endDate } = stay;
  const calendar = `/api/booking-calendar?checkout=${checkout}`;
  expect(await outcomeOf(caller)).toMatchObject({
    status: 'confirmed',
    purpose: 'booking',
    stay: { startDate, endDate, calendar },
    booking: expect.objectContaining({ ...stay, reservationId }),
  });

  const answer = await trip.api.request(calendar);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="stay.ics"');
  const lines = (await answer.text()).split('\r\n');
  expect(lines).toContain(`DTSTART;VALUE=DATE:${startDate.replaceAll('-', '')}`);
  expect(lines).toContain(`DTEND;VALUE=DATE:${endDate.replaceAll('-', '')}`);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(`Reservation ${reservationId}`);
});

/** What is shown of a booking once its text has come to an end. */
const bookingOf = async (caller: Caller): Promise<BookedStay> =>
  eventually(async () => {
    const { booking } = await outcomeOf(caller);
    return booking && booking.text !== 'waiting' && booking.text !== 'sent' && booking;
  }, 500);

test('a confirmed booking shows number, room, rate, guests and money, and names nobody', async () => {
  const stay = newStay();
  const { caller, link, address } = await aboutToPay(trip, newCaller(), stay);
  const { roomTypeName, rateType } = (await see(trip, link)).selectedRoom!;
  await payCheckout(address);
  const { reservationId, amountCents } = await paymentOf(trip, caller, isSynced);
  const booking = await bookingOf(caller);
  expect(booking).toEqual({
    ...{ ...stay, reservationId, roomTypeName, rateType, amountPaid: amountCents, amountRefunded: 0 },
    ...{ text: 'delivered', isEmailed: true, mayBeTexted: true },
    precheckin: { opensOn: addDays(stay.startDate, -7), isOpen: false, url: null },
  });
  const told = JSON.stringify(await outcomeOf(caller));
  for (const word of [guest.firstName, guest.lastName, guest.email, caller.guest.slice(2)])
    expect(told).not.toContain(word);
  const { payment, confirmation, held } = await see(trip, link);
  expect([payment, confirmation, held]).toEqual([
    'paid',
    `/booking-success?checkout=${await checkoutOf(caller)}`,
    null,
  ]);

  await trip.api.sql(
    `UPDATE payment SET metadata = metadata || '{"startDate":"2026-01-02","endDate":"2026-01-04"}' WHERE reservation_id = $1`,
    [reservationId],
  );
  expect((await outcomeOf(caller)).booking).toBeUndefined();
});

test('a guest who gets no texts is promised none', async () => {
  const { caller, address } = await aboutToPay(trip);
  await trip.api.sql(`INSERT INTO text_opt_out VALUES ('test', $1, 'STOP', now())`, [caller.guest]);
  await payCheckout(address);
  await paymentOf(trip, caller, isSynced);
  expect(await bookingOf(caller)).toMatchObject({ text: 'opted_out', mayBeTexted: false, isEmailed: true });
});

test('a guest who arrives soon goes on to the pre-check-in for a day after paying', async () => {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 3);
  const stay = { startDate, endDate: addDays(startDate, 1), adults: 1, children: 0 };
  const { caller, address } = await aboutToPay(trip, newCaller(), stay);
  await payCheckout(address);
  await paymentOf(trip, caller, isSynced);
  const precheckin = async () => (await outcomeOf(caller)).booking!.precheckin!;
  const url = await eventually(async () => (await precheckin()).url);
  expect((await trip.api.request(`/api${url}`)).status).toBe(200);
  await trip.api.sql(`UPDATE payment SET paid_at = now() - interval '25 hours' WHERE metadata->>'guestPhone' = $1`, [
    caller.guest,
  ]);
  expect(await precheckin()).toEqual({ opensOn: addDays(startDate, -7), isOpen: true, url: null });
});

test('a checkout after its end is expired', async () => {
  const { caller } = await aboutToPay(trip);
  await expireCheckout(trip, await checkoutOf(caller));
  await paymentOf(trip, caller, ({ status }) => status === 'expired');
  expect(await outcomeOf(caller)).toMatchObject({ status: 'expired', purpose: 'booking' });
});

test('a failed bank transfer is shown as failed', async () => {
  const { caller, address } = await aboutToPay(trip);
  await payByTransfer(address, 'Failing Guest');
  await paymentOf(trip, caller, ({ status }) => status === 'failed');
  expect(await outcomeOf(caller)).toMatchObject({ status: 'failed', purpose: 'booking' });
});

test('a full refund is shown as refunded, without a calendar file', async () => {
  const { caller, link, address } = await aboutToPay(trip);
  const checkout = await checkoutOf(caller);
  await payCheckout(address);
  await paymentOf(trip, caller, isSynced);
  const session = await atStripe<{ payment_intent: string }>(trip, 'GET', `checkout/sessions/${checkout}`);
  await atStripe(trip, 'POST', 'refunds', { payment_intent: session.payment_intent });
  await paymentOf(trip, caller, ({ status }) => status === 'refunded');
  expect(await outcomeOf(caller)).toMatchObject({ status: 'refunded', purpose: 'booking' });
  await errorOf(await calendarOf(checkout), 404);
  expect((await errorOf(await trip.api.request(link), 404)).code).toBe('invalid_link');
});

test('a foreign checkout is 404', async () => {
  expect((await errorOf(await calendarOf('cs_test_never_begun'), 404)).code).toBe('no_stay');
});
