import { expect, test } from '@jest/globals';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useDesk } from '../../../../test/people/desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { isSynced, newCaller, paymentOf, post, textsOf } from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { invited, session } from '../../../../test/people/precheckin.ts';
import { eventually } from '../../../../test/start/running-api.ts';

const phone = '+15125550173';

const house = useConnectedApi();
const desk = useDesk(house);

test('a guest pays what is due: on one page however often it is asked for, and once', async () => {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 5);
  const stay = await desk.reserve({ startDate, endDate: addDays(startDate, 2), phone });
  const guest = await invited(house, stay, phone);
  const ask = (): Promise<Response> => post(house, `${guest.link}/pay`, {});
  const page = async (): Promise<string> => ((await (await ask()).json()) as { paymentUrl: string }).paymentUrl;

  const [first, second, third] = [...(await Promise.all([page(), page()])), await page()];
  expect([second, third]).toEqual([first, first]);
  expect(await textsOf(house, { guest: phone })).toHaveLength(1);

  await desk.property.recordPayment('test', stay.id, 1_000, 'cash at the desk');
  const less = await page();
  expect(less).not.toBe(first);
  await payCheckout(less);
  const payments = await house.api.sql<{ amount_cents: number }>(
    `SELECT amount_cents FROM payment WHERE purpose = 'balance' AND reservation_id = $1 AND status <> 'expired'`,
    [stay.id],
  );
  expect(payments).toEqual([{ amount_cents: stay.balanceCents - 1_000 }]);
  await paymentOf(house, { ...newCaller(), guest: phone }, isSynced);
  expect(await session(house, guest)).toMatchObject({ totalDue: 0, totalPaid: stay.totalCents });
  const { code, message } = await errorOf(await ask(), 409);
  expect([code, message]).toEqual(['nothing_due', 'Nothing is due on this reservation.']);
});

test('while Stripe is away a guest is told, and pays later', async () => {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 5);
  const stay = await desk.reserve({ startDate, endDate: addDays(startDate, 1), phone: '+15125550174' });
  const guest = await invited(house, stay, '+15125550174');
  await house.simulators.fault('stripe', 'server_error');
  // who failed several times in a row is left alone for a while
  const refused = await post(house, `${guest.link}/pay`, {});
  await errorOf(refused, refused.status === 503 ? 503 : 502);
  await house.simulators.heal();
  const { paymentUrl } = await eventually(async () => {
    const answer = await post(house, `${guest.link}/pay`, {});
    return answer.ok && ((await answer.json()) as { paymentUrl: string });
  });
  expect(paymentUrl).toMatch(/^http/);
});
