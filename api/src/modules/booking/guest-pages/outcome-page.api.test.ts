import { expect, test } from '@jest/globals';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { atStripe, expireCheckout } from '../../../../test/providers/at-stripe.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  aboutToPay,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  type Caller,
} from '../../../../test/people/guest-trip.ts';
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
  expect(await outcomeOf(caller)).toEqual({
    status: 'confirmed',
    purpose: 'booking',
    stay: { startDate, endDate, calendar },
  });

  const answer = await trip.api.request(calendar);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="stay.ics"');
  const lines = (await answer.text()).split('\r\n');
  expect(lines).toContain(`DTSTART;VALUE=DATE:${startDate.replaceAll('-', '')}`);
  expect(lines).toContain(`DTEND;VALUE=DATE:${endDate.replaceAll('-', '')}`);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(`Reservation ${reservationId}`);
});

test('a checkout after its end is expired', async () => {
  const { caller } = await aboutToPay(trip);
  await expireCheckout(trip, await checkoutOf(caller));
  await paymentOf(trip, caller, ({ status }) => status === 'expired');
  expect(await outcomeOf(caller)).toEqual({ status: 'expired', purpose: 'booking' });
});

test('a failed bank transfer is shown as failed', async () => {
  const { caller, address } = await aboutToPay(trip);
  await payByTransfer(address, 'Failing Guest');
  await paymentOf(trip, caller, ({ status }) => status === 'failed');
  expect(await outcomeOf(caller)).toEqual({ status: 'failed', purpose: 'booking' });
});

test('a full refund is shown as refunded, without a calendar file', async () => {
  const { caller, link, address } = await aboutToPay(trip);
  const checkout = await checkoutOf(caller);
  await payCheckout(address);
  await paymentOf(trip, caller, isSynced);
  const session = await atStripe<{ payment_intent: string }>(trip, 'GET', `checkout/sessions/${checkout}`);
  await atStripe(trip, 'POST', 'refunds', { payment_intent: session.payment_intent });
  await paymentOf(trip, caller, ({ status }) => status === 'refunded');
  expect(await outcomeOf(caller)).toEqual({ status: 'refunded', purpose: 'booking' });
  await errorOf(await calendarOf(checkout), 404);
  expect((await errorOf(await trip.api.request(link), 404)).code).toBe('invalid_link');
});

test('a foreign checkout is 404', async () => {
  expect((await errorOf(await calendarOf('cs_test_never_begun'), 404)).code).toBe('no_stay');
});
