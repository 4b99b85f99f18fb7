import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { credentialName } from '@booking/environment/environment';
import type { Mode } from '@booking/contracts/mode';
import Stripe from 'stripe';
import { Credentials } from '../../platform/credentials/credentials.service.ts';
import { Clock } from '../../platform/clock/clock.service.ts';
import { Env } from '../../platform/env/env.service.ts';
import { isSameAddress, reachableFrom } from '../setup/callback-address.rule.ts';
import { ServiceSetup, type CallbackAddress, type SetupFinding } from '../setup/service-setup.port.ts';
import { ServiceSetups } from '../setup/service-setups.service.ts';
import { done, findings, open, type Remedies } from '../setup/setup-finding.mapper.ts';
import { StripeSdk } from './stripe-sdk.client.ts';

/** What the product acts on (see stripe-news.mapper.ts). */
export const stripeEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.captured',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

const account = { id: 'account', label: 'Account' };
const endpoint = { id: 'webhook', label: 'Webhook endpoint' };
const secretThing = { id: 'secret', label: 'Signing secret' };
const delivery = { id: 'delivery', label: 'Newest event' };
/** An event that is this old is not just on its way. */
const graceSeconds = 5;
/** Stripe's least for the time to pay is 30 minutes. */
const proofSeconds = 31 * 60;

const where = (mode: Mode): string => `Stripe’s dashboard (${mode} mode) under Developers`;

@Injectable()
export class StripeSetup extends ServiceSetup {
  readonly name = 'stripe';
  override readonly canProve = true;

  constructor(
    private readonly sdk: StripeSdk,
    private readonly env: Env,
    private readonly credentials: Credentials,
    private readonly clock: Clock,
    setups: ServiceSetups,
  ) {
    super();
    setups.register(this);
  }

  listAddresses(mode: Mode): CallbackAddress[] {
    const whereToPaste = `${where(mode)} → Webhooks → Add endpoint. Then enter its signing secret here.`;
    return [{ label: 'Webhook endpoint', url: this.url, events: [...stripeEvents], whereToPaste }];
  }

  checkAccount(mode: Mode): Promise<SetupFinding[]> {
    return findings(account, this.remedies(mode), async () => {
      const [own, balance] = await this.sdk.request(mode, (stripe) =>
        Promise.all([stripe.accounts.retrieveCurrent(), stripe.balance.retrieve()]),
      );
      const name = own.settings?.dashboard.display_name || own.business_profile?.name || own.id;
      if (balance.livemode !== (mode === 'live')) {
        const found = `This is a ${balance.livemode ? 'live' : 'test'} key, and this is ${mode} mode.`;
        return [open('wrong', account, found, `Enter the secret key of ${mode} mode, which begins with sk_${mode}_.`)];
      }
      if (own.charges_enabled) return [done(account, name)];
      const whatToDo = 'Complete the business details in Stripe’s dashboard, then check again.';
      return [open('wrong', account, `${name} cannot take money yet.`, whatToDo)];
    });
  }

  checkCallbacks(mode: Mode): Promise<SetupFinding[]> {
    return findings(endpoint, this.remedies(mode), async () => [
      reachableFrom(this.base, this.url, 'Stripe'),
      this.checkEndpoint(await this.findEndpoint(mode)),
      this.checkSecret(mode),
      ...(await this.checkDelivery(mode)),
    ]);
  }

  /** An endpoint that has our secret keeps it. Stripe shows a secret once, so without it there has to be a new endpoint. */
  async setUpCallbacks(mode: Mode): Promise<void> {
    const found = await this.findEndpoint(mode);
    const events = { enabled_events: [...stripeEvents] };
    if (found && this.secretOf(mode)) {
      await this.sdk.request(mode, (stripe) =>
        stripe.webhookEndpoints.update(found.id, { ...events, disabled: false }, { idempotencyKey: randomUUID() }),
      );
      return;
    }
    const made = await this.sdk.request(mode, (stripe) =>
      stripe.webhookEndpoints.create({ url: this.url, ...events, api_version: Stripe.API_VERSION }, { idempotencyKey: randomUUID() }),
    );
    await this.credentials.save({ [credentialName('STRIPE_WEBHOOK_SECRET', mode)]: made.secret! }, null);
    if (found) await this.sdk.request(mode, (stripe) => stripe.webhookEndpoints.del(found.id));
  }

  /** A payment page that is made and ended again: nobody can pay it, and Stripe reports that it has expired. */
  override async proveCallbacks(mode: Mode): Promise<void> {
    const expires_at = Math.floor(this.clock.now().getTime() / 1000) + proofSeconds;
    const price_data = { currency: 'usd', unit_amount: 100, product_data: { name: 'Test of the connection' } };
    const session = await this.sdk.request(mode, (stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [{ quantity: 1, price_data }],
          expires_at,
          success_url: this.env.settings.GUESTS_URL,
          cancel_url: this.env.settings.GUESTS_URL,
        },
        { idempotencyKey: randomUUID() },
      ),
    );
    await this.sdk.request(mode, (stripe) =>
      stripe.checkout.sessions.expire(session.id, {}, { idempotencyKey: randomUUID() }),
    );
  }

  private get url(): string {
    return `${this.env.settings.PUBLIC_URL}/api/webhooks/stripe`;
  }

  private get base(): string {
    return this.env.settings.STRIPE_BASE_URL ?? 'https://api.stripe.com';
  }

  private secretOf(mode: Mode): string | undefined {
    return this.credentials.get('STRIPE_WEBHOOK_SECRET', mode);
  }

  private remedies(mode: Mode): Remedies {
    return {
      refused: `Copy the secret key (sk_${mode}_…) anew from ${where(mode)} → API keys, and enter it here.`,
      unreachable: `Check that this machine reaches ${this.base}: its network, its proxy, and STRIPE_BASE_URL.`,
    };
  }

  private async findEndpoint(mode: Mode): Promise<Stripe.WebhookEndpoint | undefined> {
    const { data } = await this.sdk.request(mode, (stripe) => stripe.webhookEndpoints.list({ limit: 100 }));
    return data.find(({ url }) => isSameAddress(url, this.url));
  }

  private checkEndpoint(found: Stripe.WebhookEndpoint | undefined): SetupFinding {
    const setUp = 'Press Set up, or add the address and its events in Stripe’s dashboard.';
    if (!found) return open('missing', endpoint, 'Stripe does not know our address.', setUp);
    if (found.status !== 'enabled') return open('wrong', endpoint, 'The endpoint is disabled.', setUp);
    const events: readonly string[] = found.enabled_events;
    const lacking = events.includes('*') ? [] : stripeEvents.filter((event) => !events.includes(event));
    if (lacking.length === 0) return done(endpoint, found.url);
    return open('wrong', endpoint, `These events are missing: ${lacking.join(', ')}.`, setUp);
  }

  private checkSecret(mode: Mode): SetupFinding {
    if (this.secretOf(mode)) return done(secretThing);
    const whatToDo = 'Press Set up, or enter the signing secret (whsec_…) of the endpoint from Stripe’s dashboard.';
    return open('missing', secretThing, 'Without it nobody can tell whether an event is Stripe’s.', whatToDo);
  }

  /** Events that were refused for a wrong secret stay with Stripe, which says so. */
  private async checkDelivery(mode: Mode): Promise<SetupFinding[]> {
    const { data } = await this.sdk.request(mode, (stripe) =>
      stripe.events.list({ types: [...stripeEvents], limit: 1 }),
    );
    const [newest] = data;
    if (!newest) return [];
    const age = this.clock.now().getTime() / 1000 - newest.created;
    if (newest.pending_webhooks === 0 || age < graceSeconds) return [done(delivery, newest.type)];
    const whatToDo =
      'If the signing secret is not that of this endpoint, remove it here and press Set up. Else see why under Developers → Webhooks at Stripe.';
    return [open('wrong', delivery, `${newest.type} has not been taken.`, whatToDo)];
  }
}
