import type { Mode } from '@booking/contracts/mode';

/** Money in the smallest unit of its currency, which is written in small letters as Stripe does. */
export type Amount = { cents: number; currency: string };

/** Where a dispute of a payment stands; `open` until the bank has decided. */
export type DisputeState = 'open' | 'inquiry' | 'won' | 'lost' | 'closed';

/** News about money, in the hotel's words. Amounts in cents. */
export type PaymentNews =
  | { kind: 'paid'; checkoutId: string; paymentId: string; amount: Amount }
  /** Less arrived than the guest agreed to. */
  | { kind: 'partly_captured'; reference: string; paymentId: string; amount: Amount }
  /** The guest is done, the money is not here yet. */
  | { kind: 'processing'; checkoutId: string }
  | { kind: 'failed'; checkoutId: string }
  | { kind: 'expired'; checkoutId: string }
  /** One attempt; the guest may try another card. */
  | { kind: 'declined'; reference: string; reason: string }
  /** Money given back, or that was to be given back and did not arrive. */
  | { kind: 'refund'; paymentId: string; refundId: string; cents: number; failure: string | null }
  | DisputeNews;

/** The guest's bank wants money back. */
export type DisputeNews = {
  kind: 'dispute';
  paymentId: string;
  disputeId: string;
  amount: Amount;
  state: DisputeState;
  reason: string;
  /** When the hotel has to have answered. */
  dueBy: Date | null;
  /** Whether the money was taken from the hotel. */
  isMoneyGone: boolean;
  at: Date;
};

/** Where a payment service's news goes; implemented by the module that keeps payments. Twice, late or out of order makes no difference. */
export abstract class PaymentEvents {
  abstract record(mode: Mode, news: PaymentNews): Promise<void>;
}
