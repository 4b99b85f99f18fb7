import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paymentEndpoints } from '@booking/contracts/payments';
import { expectAgreement } from '../../../../test/people/agreement.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { aboutToPay, isSynced, paymentOf } from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { reservationsFor } from '../../../../test/providers/reservations.ts';
import { eventually } from '../../../../test/start/running-api.ts';

const longestMs = 150_000;

let trip: ConnectedApi;
beforeAll(async () => {
  trip = await startConnectedApi();
});
afterAll(() => trip.stop());

test(
  'payments made while Cloudbeds fails become one reservation each once it recovers, with the money recorded once',
  async () => {
    const { simulators } = trip;
    const [lost, failing, slow] = [await aboutToPay(trip), await aboutToPay(trip), await aboutToPay(trip)];

    await simulators.fault('cloudbeds', 'timeout_after_commit');
    await payCheckout(lost.address);
    const { id } = await paymentOf(trip, lost.caller);
    await eventually(async () => (await reservationsFor(trip, id)).length > 0);

    await simulators.fault('cloudbeds', 'server_error');
    await payCheckout(failing.address);
    const paid = await paymentOf(trip, failing.caller, ({ syncError }) => syncError !== null);
    expect(paid).toMatchObject({ status: 'completed', syncStatus: 'pending' });

    await simulators.fault('cloudbeds', 'slow');
    await payCheckout(slow.address);
    await paymentOf(trip, slow.caller, ({ status }) => status === 'completed');

    const healedAt = performance.now();
    await simulators.heal();
    for (const { caller } of [lost, failing, slow]) {
      await until(() => paymentOf(trip, caller, isSynced), healedAt + longestMs);
      expect(await expectAgreement(trip, caller)).toBe(1);
    }
    const open = (await trip.api.call(paymentEndpoints.list)).filter(({ syncStatus }) => syncStatus !== 'synced');
    expect(open).toEqual([]);
  },
  longestMs + 30_000,
);

async function until<T>(work: () => Promise<T>, end: number): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}
