import { randomUUID } from 'node:crypto';
import { addressOf } from '@booking/contracts/endpoint';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import type { ConnectedApi } from '../start/connected-api.ts';
import { owner } from '../start/running-api.ts';
import { basicOf } from '../people/staff.ts';

type Wish = { amountCents: number; reason: string; key?: string };

/** Gives money back as a script does, which was shown nothing: under a key. @throws Error that begins with the status */
export async function refund(
  { api }: ConnectedApi,
  id: string,
  { key = randomUUID(), ...body }: Wish,
): Promise<PaymentEvent> {
  const headers = { ...basicOf(owner.email, owner.password), 'idempotency-key': key };
  const answer = await api.request(addressOf(paymentEndpoints.refund, { id }), { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
  return paymentEndpoints.refund.answer.parse(JSON.parse(text));
}
