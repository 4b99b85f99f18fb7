import { expect, test } from '@jest/globals';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { isSynced, newCaller, paymentOf, post, textsOf } from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { invited, session } from '../../../../test/people/precheckin.ts';
import { eventually } from '../../../../test/start/running-api.ts';

const phone = '+15125550173';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);

test('a guest pays the balance once, on one checkout page for all requests', async () => {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 5);
  const stay = await desk.reserve({ startDate, endDate: addDays(startDate, 2), phone });
  const guest = await invited(hotel, stay, phone);
  const ask = (): Promise<Response> => post(hotel, `${guest.link}/pay`, {});
  const page = async (): Promise<string> => ((await (await ask()).json()) as { paymentUrl: string }).paymentUrl;

  const [first, second, third] = [...(await Promise.all([page(), page()])), await page()];
  expect([second, third]).toEqual([first, first]);
  expect(await textsOf(hotel, { guest: phone })).toHaveLength(1);

  await desk.property.recordPayment('test', stay.id, 1_000, 'cash at the desk');
  const less = await page();
  expect(less).not.toBe(first);
  await payCheckout(less);
  const payments = await hotel.api.sql<{ amount_cents: number }>(
    `SELECT amount_cents FROM payment WHERE purpose = 'balance' AND reservation_id = $1 AND status <> 'expired'`,
    [stay.id],
  );
  expect(payments).toEqual([{ amount_cents: stay.balanceCents - 1_000 }]);
  await paymentOf(hotel, { ...newCaller(), guest: phone }, isSynced);
  expect(await session(hotel, guest)).toMatchObject({ totalDue: 0, totalPaid: stay.totalCents });
  const { code, message } = await errorOf(await ask(), 409);
  expect([code, message]).toEqual(['nothing_due', 'Nothing is due on this reservation.']);
});

test('a guest reads that Stripe is down, and pays later', async () => {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 5);
  const stay = await desk.reserve({ startDate, endDate: addDays(startDate, 1), phone: '+15125550174' });
  const guest = await invited(hotel, stay, '+15125550174');
  await hotel.simulators.fault('stripe', 'server_error');
  // who failed several times in a row is left alone for a while
  const refused = await post(hotel, `${guest.link}/pay`, {});
  await errorOf(refused, refused.status === 503 ? 503 : 502);
  await hotel.simulators.heal();
  const { paymentUrl } = await eventually(async () => {
    const answer = await post(hotel, `${guest.link}/pay`, {});
    return answer.ok && ((await answer.json()) as { paymentUrl: string });
  });
  expect(paymentUrl).toMatch(/^http/);
});
