import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { extensionEndpoints, type ExtensionRequest } from '@booking/contracts/extensions';
import { paymentEndpoints } from '@booking/contracts/payments';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { expireCheckout } from '../../../test/at-stripe.ts';
import { startConnectedApi, type ConnectedApi } from '../../../test/connected-api.ts';
import { openDesk, type Desk } from '../../../test/desk.ts';
import { textsTo } from '../../../test/held.ts';
import { payCheckout } from '../../../test/payment-page.ts';
import { eventually } from '../../../test/running-api.ts';
import { callOf } from '../../../test/tool-calls.ts';

let house: ConnectedApi;
let desk: Desk;
beforeAll(async () => {
  house = await startConnectedApi();
  desk = await openDesk(house);
});
beforeEach(() => house.simulators.heal());
afterAll(async () => {
  await desk.stop();
  await house.stop();
});

let guests = 0;

/** A guest who was texted a link to pay for one night more. */
async function asked() {
  const phone = `+1512555${String(110 + ++guests).padStart(4, '0')}`;
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 30 + 7 * guests);
  const { id, endDate } = await desk.reserve({ startDate, endDate: addDays(startDate, 2), phone });
  const newCheckoutDate = addDays(endDate, 1);
  const ask = () => callOf(house, phone).customer('extend_stay', { reservationId: id, newCheckoutDate });
  await ask();
  const links = async (): Promise<string[]> =>
    (await textsTo(house.simulators, phone)).flatMap(({ body }) => /stay until .* (https?:\S+)/.exec(body)?.[1] ?? []);
  const requests = async (): Promise<ExtensionRequest[]> =>
    (await house.api.call(extensionEndpoints.list, { query: {} })).filter(({ reservationID }) => reservationID === id);
  const once = (check: (request: ExtensionRequest) => boolean): Promise<ExtensionRequest> =>
    eventually(async () => (await requests()).find(check));
  const departure = async () => (await desk.property.reservation('test', id)).endDate;
  return { ask, links, requests, once, departure, endDate, newCheckoutDate };
}

/** Gives the whole of a payment back. */
async function refund({ stripeSessionId }: ExtensionRequest): Promise<void> {
  const payments = await house.api.call(paymentEndpoints.list);
  const { id, amountCents } = payments.find(({ stripeSession }) => stripeSession === stripeSessionId)!;
  await house.api.call(paymentEndpoints.refund, { params: { id }, body: { amountCents, reason: 'Asked by phone.' } });
}

test('a link whose time is over extends nothing, and the wish can be had anew', async () => {
  const { ask, links, requests, once, departure, endDate, newCheckoutDate } = await asked();
  const [{ id, stripeSessionId }] = (await requests()) as [ExtensionRequest];
  await expireCheckout(house, stripeSessionId!);
  await once((request) => request.paymentStatus === 'expired');
  expect(await departure()).toBe(endDate);

  expect((await ask()).result).toMatch(/payment link is on its way/);
  const [newest] = await links();
  await payCheckout(newest!);
  const done = await once(({ cloudbedsStatus }) => cloudbedsStatus === 'synced');
  expect(done.id).not.toBe(id);
  expect(await departure()).toBe(newCheckoutDate);
  expect(await requests()).toHaveLength(2);
});

test('money given back for a longer stay is shown, and the stay is left to the desk', async () => {
  const { links, once, departure, newCheckoutDate } = await asked();
  await payCheckout((await links())[0]!);
  await refund(await once(({ cloudbedsStatus }) => cloudbedsStatus === 'synced'));
  expect(await once(({ paymentStatus }) => paymentStatus === 'refunded')).toMatchObject({ cloudbedsStatus: 'synced' });
  expect(await departure()).toBe(newCheckoutDate);
});

test('money given back before the stay was extended leaves it as it is', async () => {
  const { links, once, departure, endDate } = await asked();
  await house.simulators.fault('cloudbeds', 'server_error');
  await payCheckout((await links())[0]!);
  await refund(await once(({ errorMessage }) => errorMessage !== undefined));
  await once(({ paymentStatus }) => paymentStatus === 'refunded');
  await house.simulators.heal();
  // the job that would have extended it is tried once more, and finds nothing to do
  await house.api.sql(`UPDATE jobs.job SET start_after = now() WHERE name = 'sync-payment' AND state = 'retry'`);
  await eventually(
    async () =>
      (await house.api.sql(`SELECT FROM jobs.job WHERE name = 'sync-payment' AND state <> 'completed'`)).length === 0,
  );
  expect(await departure()).toBe(endDate);
});
