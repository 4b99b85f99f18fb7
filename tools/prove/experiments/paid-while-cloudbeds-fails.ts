import { setTimeout as pause } from 'node:timers/promises';
import { alertEndpoints } from '@booking/contracts/alerts';
import { checkouts } from '../../../api/test/providers/at-stripe.ts';
import { aboutToPay } from '../../../api/test/people/guest-trip.ts';
import { payCheckout } from '../../../api/test/people/payment-page.ts';
import { reservationsFor } from '../../../api/test/providers/reservations.ts';
import { eventually } from '../../../api/test/start/running-api.ts';
import type { Fault } from '../../../api/test/start/running-simulators.ts';
import { experiment, assertThat } from './bench.ts';

const faults: Fault[] = ['timeout_after_commit', 'server_error', 'slow', 'hang'];
const everySeconds = 5;
const healedMs = 150_000;

type Paid = { id: string; status: string; sync_status: string };

await experiment(async ({ seconds, startApi, startSimulators }) => {
  const simulators = await startSimulators();
  const api = await startApi(simulators.env);
  const trip = { api, simulators, stop: async () => undefined };
  const rounds = Math.max(faults.length, Math.floor(seconds / everySeconds));
  const guests = [];
  for (let count = 0; count < rounds * 2; count++) guests.push(await aboutToPay(trip));

  for (let round = 0; round < rounds; round++) {
    await simulators.fault('cloudbeds', faults[round % faults.length]!);
    await Promise.all(guests.splice(0, 2).map(({ address }) => payCheckout(address)));
    await pause(everySeconds * 1000);
  }
  await simulators.heal();

  const taken = (await checkouts(trip)).filter(({ payment_status }) => payment_status === 'paid');
  const open = () => api.sql(`SELECT id FROM payment WHERE status = 'completed' AND sync_status = 'pending'`);
  const known = () => api.sql(`SELECT id FROM payment WHERE status <> 'pending'`);
  await eventually(
    async () => (await known()).length >= taken.length && (await open()).length === 0,
    500,
    healedMs,
  ).catch(async () =>
    assertThat(
      false,
      `${(await open()).length} of ${taken.length} payments are still open ${healedMs / 1000} s after Cloudbeds healed.`,
    ),
  );
  const ours = await api.sql<Paid>('SELECT id, status, sync_status FROM payment');
  const alerts = await api.call(alertEndpoints.active);
  const isAlerted = alerts.some(({ id }) => id.startsWith('paid-not-synced'));
  const byId = new Map(ours.map((payment) => [payment.id, payment]));
  let booked = 0;
  for (const { client_reference_id: id } of taken) {
    const payment = byId.get(id);
    const reservations = await reservationsFor(trip, id);
    assertThat(reservations.length < 2, `Payment ${id} has ${reservations.length} reservations.`);
    const isSeenTo = payment?.status === 'refunded' || (payment?.sync_status === 'failed' && isAlerted);
    assertThat(
      reservations.length === 1 || isSeenTo,
      `Payment ${id} has no reservation, refund or alert: ${JSON.stringify(payment)}.`,
    );
    booked += reservations.length;
  }
  assertThat(taken.length === rounds * 2, `Only ${taken.length} of ${rounds * 2} payments were taken.`);
  return `${taken.length} payments while Cloudbeds failed in ${faults.length} ways: ${booked} have exactly one reservation, ${taken.length - booked} a refund or an alert.`;
});
