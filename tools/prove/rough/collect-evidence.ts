import { alertEndpoints } from '@booking/contracts/alerts';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import type { ConnectedApi } from '../../../api/test/start/connected-api.ts';
import { collectCalls } from './collect-calls.ts';
import { collectFolios } from './collect-folios.ts';
import { collectStripePayments } from './collect-stripe-payments.ts';
import type { Record } from './record.ts';
import type { Evidence } from './evidence.ts';

const pageOfPayments = 500;

/** Every payment of a day; a rough one has fewer than a page holds. */
const allPayments = ({ api }: ConnectedApi): Promise<PaymentEvent[]> =>
  api.call(paymentEndpoints.list, { query: { limit: pageOfPayments } });

async function textsOf({ simulators }: ConnectedApi, phone: string): Promise<string[]> {
  const answer = await fetch(`${simulators.twilio}/api/phones/${encodeURIComponent(phone)}/texts`);
  const texts = (await answer.json()) as { body: string; direction: string }[];
  return texts.filter(({ direction }) => direction !== 'inbound').map(({ body }) => body);
}

/** Events that were given up or are not done after all this time, and jobs that will not be tried again. */
async function deadLettersOf({ api }: ConnectedApi): Promise<string[]> {
  const events = await api.sql<{ provider: string; kind: string; status: string; error: string | null }>(
    `SELECT provider, kind, status, last_error AS error FROM inbound_event WHERE status <> 'done'`,
  );
  const jobs = await api.sql<{ name: string; output: object | null }>(
    `SELECT name, output FROM jobs.job WHERE state = 'failed'`,
  );
  return [
    ...events.map(({ provider, kind, status, error }) => `${provider} ${kind} is ${status}: ${error}`),
    ...jobs.map(({ name, output }) => `The job ${name} failed: ${JSON.stringify(output).slice(0, 200)}`),
  ];
}

/** Asks the product and the services around it what came of a rough day. */
export async function collectEvidence(product: ConnectedApi, records: Record[]): Promise<Evidence> {
  const { api } = product;
  const phones = [...new Set(records.flatMap(({ number, line }) => [number, line]))].filter((each) =>
    /^\+1\d{3}55501\d{2}$/.test(each),
  );
  const payments = await allPayments(product);
  const outs = await api.sql<{ number: string }>('SELECT number FROM text_opt_out');
  const { revenue } = await api.call(dashboardEndpoints.metrics);
  return {
    records,
    payments,
    calls: await collectCalls(product),
    texts: new Map(await Promise.all(phones.map(async (phone) => [phone, await textsOf(product, phone)] as const))),
    atStripe: await collectStripePayments(product),
    folioCents: await collectFolios(product, payments),
    revenueCents: Math.round(revenue * 100),
    alerts: await api.call(alertEndpoints.active),
    deadLetters: await deadLettersOf(product),
    optedOut: new Set(outs.map(({ number }) => number)),
  };
}
