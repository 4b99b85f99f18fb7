import { afterAll } from '@jest/globals';
import {
  paymentMatchEndpoints,
  type DifferenceState,
  type MatchRun,
  type PaymentDifference,
} from '@booking/contracts/payment-match';
import type { PaymentEvent } from '@booking/contracts/payments';
import { atStripe } from '../providers/at-stripe.ts';
import { useConnectedApi, type ConnectedApi } from '../start/connected-api.ts';
import { aboutToPay, isSynced, newCaller, paymentOf } from './guest-trip.ts';
import { payCheckout } from './payment-page.ts';
import { startProxy, type RecordingProxy } from '../providers/recording-proxy.ts';
import { eventually } from '../start/running-api.ts';

/** A hotel whose payments are matched. No event of Stripe's gets in, and all that Stripe lists happened an hour ago. */
export type PaymentMatchApi = {
  hotel: ConnectedApi;
  cloudbeds: RecordingProxy;
  /** A guest's booking that stands in Cloudbeds; it was paid an hour ago. */
  paid: () => Promise<PaymentEvent>;
  /** Begins a match. @returns it once it is done */
  match: () => Promise<MatchRun>;
  /** The differences about a payment or reservation. */
  about: (id: string, state?: DifferenceState) => Promise<PaymentDifference[]>;
};

const hour = 3600;

/** The answers to lists, as they would have been an hour later. */
const aged = (answer: string): string =>
  answer.replaceAll(/"created":(\d+)/g, (_, at: string) => `"created":${Number(at) - hour}`);

export function usePaymentMatch(): PaymentMatchApi {
  const matching = {} as PaymentMatchApi;
  const proxies: RecordingProxy[] = [];
  const hotel = useConnectedApi(async ({ stripe, cloudbeds }) => {
    const [toStripe, toCloudbeds] = [await startProxy(stripe), await startProxy(cloudbeds)];
    toStripe.meanwhile = async (exchange) => {
      const isList = exchange.method === 'GET' && /(sessions|refunds)$/.test(exchange.path);
      if (isList) exchange.answer = aged(exchange.answer);
    };
    proxies.push(toStripe, toCloudbeds);
    matching.cloudbeds = toCloudbeds;
    const STRIPE_TEST_WEBHOOK_SECRET = 'whsec_that_was_changed';
    return { STRIPE_BASE_URL: toStripe.url, CLOUDBEDS_BASE_URL: toCloudbeds.url, STRIPE_TEST_WEBHOOK_SECRET };
  });
  afterAll(async () => void (await Promise.all(proxies.map((proxy) => proxy.stop()))));

  const { newest, start, differences } = paymentMatchEndpoints;
  return Object.assign(matching, {
    hotel,
    paid: async () => {
      const { caller, address } = await aboutToPay(hotel, newCaller());
      await payCheckout(address);
      await hotel.api.sql(`UPDATE payment SET created_at = created_at - interval '3 minutes'`);
      await hotel.api.sql(`INSERT INTO jobs.job (name, data) VALUES ('ask-for-payments', '{}')`);
      const payment = await paymentOf(hotel, caller, isSynced);
      const anHourAgo = `now() - interval '1 hour'`;
      await hotel.api.sql(`UPDATE payment SET paid_at = ${anHourAgo}, synced_at = ${anHourAgo} WHERE id = $1`, [
        payment.id,
      ]);
      return payment;
    },
    match: async () => {
      const { id } = await hotel.api.call(start, { body: {} });
      return eventually(
        async () => {
          const run = await hotel.api.call(newest);
          return run?.id === id && run.finishedAt !== null && run;
        },
        100,
        20_000,
      );
    },
    about: async (id: string, state: DifferenceState = 'open') =>
      (await hotel.api.call(differences, { query: { state } })).filter(
        ({ paymentId, reservationId }) => paymentId === id || reservationId === id,
      ),
  });
}

/** Gives money back at Stripe, past the console. */
export async function refundAtStripe(hotel: ConnectedApi, { stripeSession }: PaymentEvent, cents: number) {
  const session = await atStripe<{ payment_intent: string }>(hotel, 'GET', `checkout/sessions/${stripeSession!}`);
  await atStripe(hotel, 'POST', 'refunds', { payment_intent: session.payment_intent, amount: String(cents) });
}
