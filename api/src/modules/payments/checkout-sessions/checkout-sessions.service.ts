import { Injectable } from '@nestjs/common';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import { defaultSettings } from '@booking/contracts/settings';
import { hotelDate } from '@booking/hotel/hotel-time';
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
import { paymentLinkText, type PayableText } from '../../hotel/texts/guest-texts.mapper.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { ReturnKeys } from '../../booking/links/return-keys.service.ts';
import { settlesInTime } from './bank-transfer-times.rule.ts';

/** Stripe allows no less than 30 minutes; one more for clocks that differ. */
export const minCheckoutMs = 30 * 60_000;
export const checkoutLifetimeMs = minCheckoutMs + 60_000;

/** What is paid, the address that Stripe writes to, what the guest agrees to by paying, and the language of the page; null for that of the browser. */
export type CheckoutSessionRequest = Pick<CheckoutRequest, 'lines' | 'email' | 'language'> &
  Partial<Pick<CheckoutRequest, 'terms'>>;

/** A checkout session that can be paid. */
export type OpenCheckout = Checkout & { url: string };

/** Who is texted where to pay, for what, and in which language; null for unknown. */
export type PaymentLinkText = {
  to: string;
  payable: PayableText;
  language: GuestLanguage | null;
  /** How the guest agreed to get the text, where it was not by asking for it. */
  agreed?: ConsentGround;
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

/** The page that says what became of a payment. */
export const confirmationPath = (checkout: string): string => `/booking-success?checkout=${checkout}`;

const over = (): Refusal => new Refusal(409, 'link_over', 'The time to pay is over. Please choose your room again.');

/** The steps from a payment to a guest who knows where to pay: create, store, text. Each can be repeated. */
@Injectable()
export class CheckoutSessionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentsRepository,
    private readonly provider: PaymentProvider,
    private readonly callOutcomes: CallOutcomes,
    private readonly hotel: HotelFacts,
    private readonly texts: TextsService,
    private readonly keys: ReturnKeys,
    private readonly claims: RequestClaims,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /**
   * Creates it at Stripe, one for each payment however often it is asked for. It is to be stored next.
   * @throws Refusal 409 when the time to pay is over, ProviderError
   */
  create(payment: PaymentEntity, request: CheckoutSessionRequest): Promise<OpenCheckout> {
    // Stripe refuses a second request while the first, of the same key, is under way at another replica
    return this.claims.runOnce(`page of payment ${payment.id}`, () => this.createAtStripe(payment, request));
  }

  /** @throws Refusal 409 when the payment was ended meanwhile; the checkout session is to be ended then */
  async store({ id, callId }: PaymentEntity, checkout: OpenCheckout, transaction: Transaction): Promise<void> {
    const session = { stripeSession: checkout.id, link: checkout.url };
    if (!(await this.payments.addCheckoutSession(id, session, transaction))) throw over();
    if (callId) await this.callOutcomes.refresh(callId, transaction);
  }

  /** Ends one that was refused when it was to be stored: no guest has its address. */
  async end({ mode }: PaymentEntity, checkout: OpenCheckout): Promise<void> {
    await this.provider.expireCheckout(mode, checkout.id);
  }

  /** Notes that a page of ours shows the guest where to pay. */
  async noteShown({ id, callId }: PaymentEntity): Promise<void> {
    await this.transactions.run(async (transaction) => {
      await this.payments.addShown(id, this.clock.now(), transaction);
      if (callId) await this.callOutcomes.refresh(callId, transaction);
    });
  }

  /** Texts where to pay, once for each payment. @returns whether it was texted now, not before @throws as `TextsService.send` */
  async text({ id, mode, callId }: PaymentEntity, link: string, text: PaymentLinkText): Promise<boolean> {
    const { language, payable } = text;
    const frame = { language, hotel: await this.hotel.read() };
    const today = hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
    return this.texts.send(mode, {
      to: text.to,
      body: paymentLinkText(frame, payable, link, today),
      purpose: 'payment link',
      callId,
      key: `payment link ${id}`,
      agreed: text.agreed ?? consentGroundOfCall(callId, false),
    });
  }

  private async createAtStripe(
    payment: PaymentEntity,
    { lines, email, language, terms = null }: CheckoutSessionRequest,
  ): Promise<OpenCheckout> {
    const { GUESTS_URL, HOTEL_TIME_ZONE } = this.env.settings;
    const { name } = await this.hotel.read();
    const { url, ...checkout } = await this.provider.createCheckout(payment.mode, {
      payee: name === defaultSettings.hotelName ? null : name,
      reference: payment.id,
      attempt: 1,
      lines,
      email,
      language,
      terms,
      expiresAt: payment.expiresAt!,
      settlesAtOnce: !settlesInTime(payment, payment.expiresAt!, HOTEL_TIME_ZONE),
      successUrl: `${GUESTS_URL}${confirmationPath('{CHECKOUT_SESSION_ID}')}`,
      cancelUrl: `${GUESTS_URL}/booking-cancelled?purpose=${payment.purpose}&return=${this.keys.returnKeyOf(payment.id)}`,
    });
    if (!url) throw over();
    return { ...checkout, url };
  }
}
