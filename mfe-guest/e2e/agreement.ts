import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Sql } from '../../shell/e2e/console.ts';
import { reservationInCloudbeds } from './cloudbeds.ts';

type Checkout = { client_reference_id: string; status: string; payment_status: string; amount_total: number };
type Payment = {
  id: string;
  status: string;
  amount_cents: number;
  sync_status: string | null;
  reservation_id: string | null;
  outcome: string;
};

const secretKey = (): string =>
  readFileSync(join(process.env['E2E_DATA_DIR']!, 'secrets', 'stripe-test-secret-key'), 'utf8');

/** The checkout sessions of a payment, as the simulated Stripe has them. */
async function checkoutsOf(payment: string): Promise<Checkout[]> {
  const { port } = new URL(process.env['E2E_CONTROL_URL']!);
  const answer = await fetch(`http://127.0.0.1:${Number(port) + 3}/v1/checkout/sessions?limit=100`, {
    headers: { authorization: `Bearer ${secretKey()}` },
  });
  const { data } = (await answer.json()) as { data: Checkout[] };
  return data.filter(({ client_reference_id }) => client_reference_id === payment);
}

/** Expects one paid stay of a guest, and that Stripe, our payments, Cloudbeds and the call tell the same of it. */
export async function expectOnePaidStay(sql: Sql, lastName: string): Promise<void> {
  const payments = () =>
    sql<Payment>(
      `SELECT payment.id, payment.status, amount_cents, sync_status, reservation_id, call.outcome
       FROM payment LEFT JOIN call ON call.id = payment.call_id WHERE payment.metadata->>'lastName' = $1`,
      [lastName],
    );
  // the guest is told before the last step, and a step that failed is tried again within a minute
  await expect
    .poll(payments, { timeout: 90_000 })
    .toEqual([expect.objectContaining({ status: 'completed', sync_status: 'synced', outcome: 'booked' })]);
  const [{ id, amount_cents, reservation_id }] = (await payments()) as [Payment];
  const paid = (await checkoutsOf(id)).filter(({ payment_status }) => payment_status === 'paid');
  expect(paid).toEqual([expect.objectContaining({ status: 'complete', amount_total: amount_cents })]);
  expect(await reservationInCloudbeds(reservation_id!)).toMatchObject({
    ...{ guestName: `Ada ${lastName}`, status: 'confirmed', total: amount_cents / 100, balance: 0 },
  });
}
