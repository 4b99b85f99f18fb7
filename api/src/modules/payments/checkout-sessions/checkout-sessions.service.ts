import { Injectable } from '@nestjs/common';
import { defaultSettings } from '@booking/contracts/settings';
import type { StayPrice } from '@booking/hotel/pricing';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { RequestClaims } from '../../../platform/http/repeats/request-claims.service.ts';
import { PaymentProvider, type Checkout, type CheckoutRequest } from '../../../providers/payment-provider.port.ts';
import { CallOutcomes } from '../../calls/call-events/call-outcomes.service.ts';
import { consentGroundOfCall, type ConsentGround } from '../../hotel/consents/consents.service.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { PaymentsRepository } from '../records/payments.repository.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { settlesInTime } from './bank-transfer-times.rule.ts';

/** Stripe allows no less than 30 minutes; one more for clocks that differ. */
export const minCheckoutMs = 30 * 60_000;
export const checkoutLifetimeMs = minCheckoutMs + 60_000;

/** A payment made in the last second is still on its way when the page has closed. */
const graceMs = 5 * 60_000;

/** How long rooms are kept for a payment that can be made until `expiresAt`. */
export const roomHoldEnd = (expiresAt: Date): Date => new Date(expiresAt.getTime() + graceMs);

/** What is paid, who is told where, and in which words: "pay for your stay". */
export type CheckoutSessionRequest = Pick<CheckoutRequest, 'lines' | 'email'> & {
  to: string;
  words: string;
  /** The guest goes to the page at once, so its address is not texted. */
  isShown?: boolean;
  /** The guest is on a page of ours that also shows its address. */
  isOnPage?: boolean;
  /** How the guest agreed to get the text, where it was not by asking for it. */
  agreed?: ConsentGround;
  /** Writes what follows from it, in the transaction that stores the checkout session. */
  opened?: (transaction: Transaction) => Promise<void>;
};

/** A payment, and whether its link was texted now, not before. */
export type PaymentLinkResult = { payment: PaymentEntity; isTexted: boolean };

/** A priced stay as the lines of a payment page. */
export const checkoutLines = (name: string, { subtotalCents, lines }: StayPrice): CheckoutSessionRequest['lines'] => [
  { name, amountCents: subtotalCents },
  ...lines
    .filter(({ isIncluded, isMandatory }) => isMandatory && !isIncluded)
    .map((line) => ({ name: line.name, amountCents: line.cents })),
];

const over = (): Refusal => new Refusal(409, 'link_over', 'The time to pay is over. Please choose your room again.');

/** One checkout session at Stripe for each payment, however often it is asked for, and its address by text. */
@Injectable()
export class CheckoutSessionsService {
  private readonly sending = new Map<string, Promise<boolean>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentsRepository,
    private readonly provider: PaymentProvider,
    private readonly callOutcomes: CallOutcomes,
    private readonly hotel: HotelFacts,
    private readonly texts: TextsService,
    private readonly claims: RequestClaims,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /**
   * @returns whether it was texted now, not before
   * @throws ProviderError when Stripe or the text failed; asking again goes on where it stopped
   */
  send(payment: PaymentEntity, request: CheckoutSessionRequest): Promise<boolean> {
    const { id } = payment;
    const running = this.sending.get(id) ?? this.sendOnce(payment, request).finally(() => this.sending.delete(id));
    this.sending.set(id, running);
    return running;
  }

  private async sendOnce(payment: PaymentEntity, request: CheckoutSessionRequest): Promise<boolean> {
    if (payment.paidAt) return false;
    // Stripe refuses a second request while the first, of the same key, is under way at another replica
    const open = (): Promise<string> =>
      this.claims.once(`page of payment ${payment.id}`, () => this.open(payment, request));
    const link = payment.link ?? (await open());
    if (request.isShown || request.isOnPage) await this.noteShown(payment);
    if (request.isShown) return false;
    const { name } = await this.hotel.read();
    return this.texts.send(payment.mode, {
      to: request.to,
      body: `${name}: ${request.words} here within 30 minutes: ${link}`,
      purpose: 'payment link',
      callId: payment.callId,
      key: `payment link ${payment.id}`,
      agreed: request.agreed ?? consentGroundOfCall(payment.callId, false),
    });
  }

  private noteShown({ id, callId }: PaymentEntity): Promise<void> {
    return this.transactions.run(async (transaction) => {
      await this.payments.addShown(id, this.clock.now(), transaction);
      if (callId) await this.callOutcomes.refresh(callId, transaction);
    });
  }

  private async open(payment: PaymentEntity, { lines, email, opened }: CheckoutSessionRequest): Promise<string> {
    const { GUESTS_URL, HOTEL_TIME_ZONE } = this.env.settings;
    const { name } = await this.hotel.read();
    const checkout = await this.provider.createCheckout(payment.mode, {
      payee: name === defaultSettings.hotelName ? null : name,
      reference: payment.id,
      attempt: 1,
      lines,
      email,
      expiresAt: payment.expiresAt!,
      settlesAtOnce: !settlesInTime(payment, payment.expiresAt!, HOTEL_TIME_ZONE),
      successUrl: `${GUESTS_URL}/booking-success?checkout={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${GUESTS_URL}/booking-cancelled?purpose=${payment.purpose}`,
    });
    if (!checkout.url) throw over();
    try {
      await this.transactions.run((transaction) => this.store(payment, checkout, opened, transaction));
    } catch (error) {
      // its address is given to no guest
      if (error instanceof Refusal) await this.provider.endCheckout(payment.mode, checkout.id);
      throw error;
    }
    return checkout.url;
  }

  /** @throws Refusal 409 when the payment was ended meanwhile */
  private async store(
    { id, callId }: PaymentEntity,
    checkout: Checkout,
    opened: CheckoutSessionRequest['opened'],
    transaction: Transaction,
  ): Promise<void> {
    await opened?.(transaction);
    const session = { stripeSession: checkout.id, link: checkout.url };
    if (!(await this.payments.addCheckoutSession(id, session, transaction))) throw over();
    if (callId) await this.callOutcomes.refresh(callId, transaction);
  }
}
