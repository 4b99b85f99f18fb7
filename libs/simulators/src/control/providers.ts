import type { FastifyInstance } from 'fastify';
import type { FaultDial } from '../shared-kernel/fault-dial.ts';
import type { PaymentTurn } from '../stripe/oddities/odd-payments.ts';
import type { Twilio } from '../twilio/create-twilio.ts';
import type { Vapi } from '../vapi/create-vapi.ts';

type Provider = { server: FastifyInstance; dial: FaultDial };

type CountsBreaches = { settings: { name: string }; breaches(): number };

/** The simulated services the control page steers; their servers are listening when a page is shown. */
export type Providers = {
  vapi: Vapi;
  cloudbeds: Provider & { accounts: readonly CountsBreaches[] };
  stripe: Provider & { makePaymentOdd(account: string, turn: PaymentTurn, sessionId: string): void };
  twilio: Twilio;
};

export type ProviderName = keyof Providers;

export const PROVIDER_NAMES: readonly ProviderName[] = ['vapi', 'cloudbeds', 'stripe', 'twilio'];

export const PROVIDER_TITLES: Readonly<Record<ProviderName, string>> = {
  vapi: 'Vapi',
  cloudbeds: 'Cloudbeds',
  stripe: 'Stripe',
  twilio: 'Twilio',
};

/** Where each provider's API is found, as the product's settings take it. */
export function baseUrlsOf({ vapi, cloudbeds, stripe, twilio }: Providers): Record<ProviderName, string> {
  return {
    vapi: vapi.server.listeningOrigin,
    cloudbeds: `${cloudbeds.server.listeningOrigin}/api/v1.2`,
    stripe: stripe.server.listeningOrigin,
    twilio: twilio.server.listeningOrigin,
  };
}
