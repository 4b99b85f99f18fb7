import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { Mode } from '@booking/contracts/mode';
import { OutsideService } from './outside-service.port.ts';
import type { Amount } from './payment-events.port.ts';

/** What a guest is to pay. Cents; `attempt` rises when amount or expiry change, so that nothing is made twice and nothing stale is reused. */
export type CheckoutRequest = {
  /** The hotel by the name that guests know; null for the account's own. */
  payee: string | null;
  reference: string;
  attempt: number;
  lines: { name: string; amountCents: number }[];
  email: string | null;
  /** Of the page; null for that of the browser. */
  language: GuestLanguage | null;
  /** What the guest agrees to by paying, up to 1,200 characters; null where nothing was agreed. */
  terms: string | null;
  expiresAt: Date;
  /** Whether only ways to pay are offered whose money is there at once. */
  settlesAtOnce: boolean;
  successUrl: string;
  cancelUrl: string;
};

export type Checkout = {
  id: string;
  /** Only while it can be paid. */
  url: string | null;
  /** Complete and not paid: the money is on its way. Failed: it will not come. */
  status: 'open' | 'complete' | 'expired' | 'failed';
  isPaid: boolean;
  amount: Amount;
  paymentId: string | null;
};

/** Money that a guest paid. Cents of `currency`; what was given back is without what did not arrive. */
export type TakenPayment = {
  checkoutId: string;
  /** Ours, which the page was made under; null for a page that was not made by us. */
  reference: string | null;
  paymentId: string;
  amountCents: number;
  currency: string;
  refundedCents: number;
  at: Date;
};

/** What was given back of a payment in all, and when the last of it. */
export type RefundedPayment = Pick<TakenPayment, 'paymentId' | 'refundedCents' | 'at'>;

export type PaymentAccount = { livemode: boolean; canCharge: boolean };

/** The service that takes guests' money. What it throws is a ProviderError. */
export abstract class PaymentProvider extends OutsideService {
  abstract override check(mode: Mode): Promise<PaymentAccount>;
  abstract createCheckout(mode: Mode, request: CheckoutRequest): Promise<Checkout>;
  abstract getCheckout(mode: Mode, id: string): Promise<Checkout>;
  /** Ends its time to pay. @returns it as it is then: expired, unless it was paid before */
  abstract expireCheckout(mode: Mode, id: string): Promise<Checkout>;
  /** The one that a payment came of. */
  abstract findCheckout(mode: Mode, paymentId: string): Promise<Checkout | undefined>;
  /** What was paid on pages that were made since. */
  abstract listPaymentsSince(mode: Mode, since: Date): Promise<TakenPayment[]>;
  /** Payments, however old, of which something was given back since. */
  abstract listRefundsSince(mode: Mode, since: Date): Promise<RefundedPayment[]>;
  /** Gives money back; the same key never twice. @returns the refund's id */
  abstract refund(mode: Mode, paymentId: string, amountCents: number, key: string): Promise<string>;
}
