import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type Stripe from 'stripe';
import { ProviderError } from '../../platform/outbound/provider.error.ts';
import { UnreadableRows } from '../../platform/outbound/unreadable-rows.service.ts';
import {
  PaymentProvider,
  type Checkout,
  type CheckoutRequest,
  type PaymentAccount,
  type RefundedPayment,
  type TakenPayment,
} from '../payment-provider.port.ts';
import { StripeSdk, title } from './stripe-sdk.client.ts';
import { amountOf } from './stripe-news.mapper.ts';
import { listRefundsSince, listPaymentsSince } from './taken-payments.client.ts';

const currency = 'usd';

/** Ways to pay in that currency which tell at once whether the money comes. Stripe leaves out those that an account does not have. */
const immediate = ['card', 'link', 'amazon_pay', 'cashapp', 'paypal', 'klarna', 'affirm', 'afterpay_clearpay'];

const statuses = ['open', 'complete', 'expired'] as const;

/** A transfer that failed leaves its session complete; only its payment, if it came along, tells. */
const hasFailed = ({ status, payment_intent: payment }: Stripe.Checkout.Session): boolean =>
  status === 'complete' &&
  typeof payment === 'object' &&
  (payment?.status === 'requires_payment_method' || payment?.status === 'canceled');

const checkoutOf = (session: Stripe.Checkout.Session): Checkout => ({
  id: session.id,
  url: session.url,
  status: hasFailed(session) ? 'failed' : (statuses.find((each) => each === session.status) ?? 'open'),
  isPaid: session.payment_status === 'paid' || session.payment_status === 'no_payment_required',
  amount: amountOf(session),
  paymentId: typeof session.payment_intent === 'string' ? session.payment_intent : (session.payment_intent?.id ?? null),
});

/** Stripe in the hotel's words. */
@Injectable()
export class StripeClient extends PaymentProvider {
  readonly name = 'stripe';
  readonly title = title;

  constructor(
    private readonly clients: StripeSdk,
    private readonly unreadable: UnreadableRows,
  ) {
    super();
  }

  hasAccount(mode: Mode): boolean {
    return this.clients.has(mode);
  }

  async check(mode: Mode): Promise<PaymentAccount> {
    const [account, balance] = await this.clients.request(mode, (stripe) =>
      Promise.all([stripe.accounts.retrieveCurrent(), stripe.balance.retrieve()]),
    );
    return { livemode: balance.livemode, canCharge: account.charges_enabled };
  }

  async createCheckout(mode: Mode, request: CheckoutRequest): Promise<Checkout> {
    const {
      payee,
      reference,
      attempt,
      lines,
      email,
      language,
      terms,
      expiresAt,
      settlesAtOnce,
      successUrl,
      cancelUrl,
    } = request;
    // session metadata is not copied to the payment, whose events should name the booking too
    const metadata = { reference };
    const session = await this.clients.request(mode, (stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          submit_type: 'book',
          ...(language && { locale: language }),
          line_items: lines.map(({ name, amountCents }) => ({
            quantity: 1,
            price_data: { currency, unit_amount: amountCents, product_data: { name } },
          })),
          ...(payee && { branding_settings: { display_name: payee } }),
          ...(email && { customer_email: email }),
          ...(terms && { custom_text: { submit: { message: terms } } }),
          ...(settlesAtOnce && { allowed_payment_method_types: immediate }),
          client_reference_id: reference,
          metadata,
          payment_intent_data: { metadata },
          expires_at: Math.floor(expiresAt.getTime() / 1000),
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: `checkout-${reference}-${attempt}` },
      ),
    );
    return checkoutOf(session);
  }

  async getCheckout(mode: Mode, id: string): Promise<Checkout> {
    const expand = ['payment_intent'];
    return checkoutOf(await this.clients.request(mode, (stripe) => stripe.checkout.sessions.retrieve(id, { expand })));
  }

  async expireCheckout(mode: Mode, id: string): Promise<Checkout> {
    try {
      const options = { idempotencyKey: `end-${id}-${randomUUID()}` };
      return checkoutOf(await this.clients.request(mode, (stripe) => stripe.checkout.sessions.expire(id, {}, options)));
    } catch (error) {
      // it is not open any more
      if (error instanceof ProviderError && error.kind === 'refused') return this.getCheckout(mode, id);
      throw error;
    }
  }

  async findCheckout(mode: Mode, paymentId: string): Promise<Checkout | undefined> {
    try {
      const { data } = await this.clients.request(mode, (stripe) =>
        stripe.checkout.sessions.list({ payment_intent: paymentId }),
      );
      return data[0] && checkoutOf(data[0]);
    } catch (error) {
      // of another account that this one may hear of
      if (error instanceof ProviderError && error.kind === 'not_found') return undefined;
      throw error;
    }
  }

  async listPaymentsSince(mode: Mode, since: Date): Promise<TakenPayment[]> {
    const { found, problems } = await this.clients.request(mode, (stripe) => listPaymentsSince(stripe, since));
    await this.unreadable.record({ provider: 'stripe', mode, list: 'checkout sessions', scope: '' }, problems);
    return found;
  }

  async listRefundsSince(mode: Mode, since: Date): Promise<RefundedPayment[]> {
    const { found, problems } = await this.clients.request(mode, (stripe) => listRefundsSince(stripe, since));
    await this.unreadable.record({ provider: 'stripe', mode, list: 'refunds', scope: '' }, problems);
    return found;
  }

  async refund(mode: Mode, paymentId: string, amountCents: number, key: string): Promise<string> {
    const refund = await this.clients.request(mode, (stripe) =>
      stripe.refunds.create({ payment_intent: paymentId, amount: amountCents }, { idempotencyKey: `refund-${key}` }),
    );
    return refund.id;
  }
}
