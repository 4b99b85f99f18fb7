import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { extensionEndpoints, type ExtensionRequest } from '@booking/contracts/extensions';
import { paymentEndpoints } from '@booking/contracts/payments';
import { addDays } from '@booking/hotel/hotel-time';
import { expireCheckout } from '../../../../test/providers/at-stripe.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { openDesk, type Desk } from '../../../../test/people/desk.ts';
import { addressIn, newCaller, newStay } from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';
import { refund as refundPayment } from '../../../../test/providers/refund.ts';

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

/** A guest who was texted a link to pay for one night more. */
async function asked() {
  const caller = newCaller();
  const { id, endDate } = await desk.reserve({ ...newStay(), phone: caller.guest });
  const newCheckoutDate = addDays(endDate, 1);
  const ask = () => callOf(house, caller.guest).customer('extend_stay', { reservationId: id, newCheckoutDate });
  await ask();
  const requests = async (): Promise<ExtensionRequest[]> =>
    (await house.api.call(extensionEndpoints.list, { query: {} })).filter(({ reservationID }) => reservationID === id);
  return {
    ...{ ask, requests, endDate, newCheckoutDate },
    newestLink: (atLeast = 1) => addressIn(house, caller, 'to stay until', atLeast),
    once: (check: (request: ExtensionRequest) => boolean) => eventually(async () => (await requests()).find(check)),
    departure: async () => (await desk.property.reservation('test', id)).endDate,
  };
}

/** Gives the whole of a payment back. */
async function refund({ stripeSessionId }: ExtensionRequest): Promise<void> {
  const payments = await house.api.call(paymentEndpoints.list);
  const { id, amountCents } = payments.find(({ stripeSession }) => stripeSession === stripeSessionId)!;
  await refundPayment(house, id, { amountCents, reason: 'Asked by phone.' });
}

test('a link whose time is over extends nothing, and the wish can be had anew', async () => {
  const { ask, newestLink, requests, once, departure, endDate, newCheckoutDate } = await asked();
  const [{ id, stripeSessionId }] = (await requests()) as [ExtensionRequest];
  await expireCheckout(house, stripeSessionId!);
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

test('money given back for a longer stay is shown, and the stay is left to the desk', async () => {
  const { newestLink, once, departure, newCheckoutDate } = await asked();
  await payCheckout(await newestLink());
  await refund(await once(({ cloudbedsStatus }) => cloudbedsStatus === 'synced'));
  expect(await once(({ paymentStatus }) => paymentStatus === 'refunded')).toMatchObject({ cloudbedsStatus: 'synced' });
  expect(await departure()).toBe(newCheckoutDate);
});

test('money given back before the stay was extended leaves it as it is', async () => {
  const { newestLink, once, departure, endDate } = await asked();
  await house.simulators.fault('cloudbeds', 'server_error');
  await payCheckout(await newestLink());
  await refund(await once(({ errorMessage }) => errorMessage !== undefined));
  expect(await once(({ paymentStatus }) => paymentStatus === 'refunded')).toMatchObject({
    cloudbedsStatus: 'not_extended',
  });
  await house.simulators.heal();
  // the job that would have extended it is tried once more, and finds nothing to do
  await house.api.sql(`UPDATE jobs.job SET start_after = now() WHERE name = 'sync-payment' AND state = 'retry'`);
  await eventually(
    async () =>
      (await house.api.sql(`SELECT FROM jobs.job WHERE name = 'sync-payment' AND state <> 'completed'`)).length === 0,
  );
  expect(await departure()).toBe(endDate);
});

test('a longer stay that the desk saw to by hand says so, and not that it was synced', async () => {
  const { newestLink, once } = await asked();
  await house.simulators.fault('cloudbeds', 'server_error');
  await payCheckout(await newestLink());
  const { stripeSessionId } = await once(({ errorMessage }) => errorMessage !== undefined);
  const [payment] = await house.api.sql<{ id: string }>(
    `UPDATE payment SET paid_at = paid_at - interval '11 minutes' WHERE stripe_session = $1 RETURNING id`,
    [stripeSessionId],
  );
  await once(({ isUnsynced }) => isUnsynced);
  const note = 'Extended at the desk.';
  await house.api.call(paymentEndpoints.close, { params: { id: payment!.id }, body: { note } });
  const closed = await once(({ stripeSessionId: session }) => session === stripeSessionId);
  expect(closed).toMatchObject({ cloudbedsStatus: 'closed_by_hand', isUnsynced: false });
  expect(closed).not.toHaveProperty('syncedAt');
});
