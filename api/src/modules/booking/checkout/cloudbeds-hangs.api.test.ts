import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectAgreement } from '../../../../test/people/agreement.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { aboutToPay, isSynced, paymentOf } from '../../../../test/people/guest-trip.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';

let trip: ConnectedApi;
beforeAll(async () => {
  trip = await startConnectedApi();
});
afterAll(() => trip.stop());

test('a payment made while Cloudbeds hangs is recorded at once, and becomes one reservation when it answers again', async () => {
  const { caller, address } = await aboutToPay(trip);
  await trip.simulators.fault('cloudbeds', 'hang');
  await payCheckout(address);
  const paid = await paymentOf(trip, caller, ({ status }) => status === 'completed');
  expect(paid).toMatchObject({ syncStatus: 'pending', reservationId: null });
  await paymentOf(trip, caller, ({ syncError }) => /did not answer/.test(syncError ?? ''));

  await trip.simulators.heal();
  await eventually(() => paymentOf(trip, caller, isSynced).catch(() => undefined), 0, 150_000);
  expect(await expectAgreement(trip, caller)).toBe(1);
  const confirmed = async () =>
    (await textsTo(trip.simulators, caller.guest)).filter(({ body }) => body.includes('is confirmed'));
  await eventually(async () => (await confirmed()).length > 0);
  expect(await confirmed()).toHaveLength(1);
}, 180_000);
