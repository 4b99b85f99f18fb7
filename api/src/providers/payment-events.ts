import type { Mode } from '@booking/contracts/mode';

/** News about money, in the hotel's words. Amounts in cents. */
export type PaymentNews =
  | { kind: 'paid'; checkoutId: string; paymentId: string; amountCents: number }
  /** The guest is done, the money is not here yet. */
  | { kind: 'processing'; checkoutId: string }
  | { kind: 'failed'; checkoutId: string }
  | { kind: 'expired'; checkoutId: string }
  /** One attempt; the guest may try another card. */
  | { kind: 'declined'; reference: string; reason: string }
  /** Money given back, or that was to be given back and did not arrive. */
  | { kind: 'refund'; paymentId: string; refundId: string; cents: number; failure: string | null };

/** Where a payment service's news goes; implemented by the module that keeps payments. Twice, late or out of order makes no difference. */
export abstract class PaymentEvents {
  abstract happened(mode: Mode, news: PaymentNews): Promise<void>;
}
