import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { extensionEndpoints, type ExtensionRequest } from '@booking/contracts/extensions';
import { paymentEndpoints } from '@booking/contracts/payments';
import { addDays } from '@booking/hotel/hotel-time';
import { expireCheckout } from '../../../../test/providers/at-stripe.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { openFrontDesk, type FrontDesk } from '../../../../test/people/front-desk.ts';
import { addressIn, newCaller, newStay } from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';
import { refund as refundPayment } from '../../../../test/providers/refund.ts';

let hotel: ConnectedApi;
let desk: FrontDesk;
beforeAll(async () => {
  hotel = await startConnectedApi();
  desk = await openFrontDesk(hotel);
});
beforeEach(() => hotel.simulators.heal());
afterAll(async () => {
  await desk.stop();
  await hotel.stop();
});

/** A guest who was texted a link to pay for one night more. */
async function asked() {
  const caller = newCaller();
  const { id, endDate } = await desk.reserve({ ...newStay(), phone: caller.guest });
  const newCheckoutDate = addDays(endDate, 1);
  const ask = () => callOf(hotel, caller.guest).customer('extend_stay', { reservationId: id, newCheckoutDate });
  await ask();
  const requests = async (): Promise<ExtensionRequest[]> =>
    (await hotel.api.call(extensionEndpoints.list, { query: {} })).filter(({ reservationID }) => reservationID === id);
  return {
    ...{ ask, requests, endDate, newCheckoutDate },
    newestLink: (atLeast = 1) => addressIn(hotel, caller, 'to stay until', atLeast),
    once: (check: (request: ExtensionRequest) => boolean) => eventually(async () => (await requests()).find(check)),
    departure: async () => (await desk.property.getReservation('test', id)).endDate,
  };
}

/** Gives the whole of a payment back. */
async function refund({ stripeSessionId }: ExtensionRequest): Promise<void> {
  const payments = await hotel.api.call(paymentEndpoints.list);
  const { id, amountCents } = payments.find(({ stripeSession }) => stripeSession === stripeSessionId)!;
  await refundPayment(hotel, id, { amountCents, reason: 'Asked by phone.' });
}

test('an expired link extends nothing, and the extension can be requested again', async () => {
  const { ask, newestLink, requests, once, departure, endDate, newCheckoutDate } = await asked();
  const [{ id, stripeSessionId }] = (await requests()) as [ExtensionRequest];
  await expireCheckout(hotel, stripeSessionId!);
  expect(await once((request) => request.paymentStatus === 'expired')).toMatchObject({
    cloudbedsStatus: 'not_extended',
  });
  expect(await departure()).toBe(endDate);

  expect((await ask()).result).toMatch(/payment link is on its way/);
  await payCheckout(await newestLink(2));
  const done = await once(({ cloudbedsStatus }) => cloudbedsStatus === 'synced');
  expect(done.id).not.toBe(id);
  expect(await departure()).toBe(newCheckoutDate);
  expect(await requests()).toHaveLength(2);
});

test('a refunded extension is shown, and the stay is left to the desk', async () => {
  const { newestLink, once, departure, newCheckoutDate } = await asked();
  await payCheckout(await newestLink());
  await refund(await once(({ cloudbedsStatus }) => cloudbedsStatus === 'synced'));
  expect(await once(({ paymentStatus }) => paymentStatus === 'refunded')).toMatchObject({ cloudbedsStatus: 'synced' });
  expect(await departure()).toBe(newCheckoutDate);
});

test('a refund before the extension leaves the stay unchanged', async () => {
  const { newestLink, once, departure, endDate } = await asked();
  await hotel.simulators.fault('cloudbeds', 'server_error');
  await payCheckout(await newestLink());
  await refund(await once(({ errorMessage }) => errorMessage !== undefined));
  expect(await once(({ paymentStatus }) => paymentStatus === 'refunded')).toMatchObject({
    cloudbedsStatus: 'not_extended',
  });
  await hotel.simulators.heal();
  // the job that would have extended it is tried once more, and finds nothing to do
  await hotel.api.sql(`UPDATE jobs.job SET start_after = now() WHERE name = 'sync-payment' AND state = 'retry'`);
  await eventually(
    async () =>
      (await hotel.api.sql(`SELECT FROM jobs.job WHERE name = 'sync-payment' AND state <> 'completed'`)).length === 0,
  );
  expect(await departure()).toBe(endDate);
});

test('an extension that the desk made by hand is shown as such', async () => {
  const { newestLink, once } = await asked();
  await hotel.simulators.fault('cloudbeds', 'server_error');
  await payCheckout(await newestLink());
  const { stripeSessionId } = await once(({ errorMessage }) => errorMessage !== undefined);
  const [payment] = await hotel.api.sql<{ id: string }>(
    `UPDATE payment SET paid_at = paid_at - interval '11 minutes' WHERE stripe_session = $1 RETURNING id`,
    [stripeSessionId],
  );
  await once(({ isUnsynced }) => isUnsynced);
  const note = 'Extended at the desk.';
  await hotel.api.call(paymentEndpoints.close, { params: { id: payment!.id }, body: { note } });
  const closed = await once(({ stripeSessionId: session }) => session === stripeSessionId);
  expect(closed).toMatchObject({ cloudbedsStatus: 'closed_by_hand', isUnsynced: false });
  expect(closed).not.toHaveProperty('syncedAt');
});
