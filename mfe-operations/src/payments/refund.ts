import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { centsOf, formatDollars } from '@booking/hotel/money';

/** Cents that can still be given back; none before it is paid. */
export const leftCents = ({ paidAt, amountCents, refundedCents }: PaymentEvent): number =>
  paidAt === null ? 0 : amountCents - refundedCents;

/** Cents of an amount that somebody typed in dollars; undefined for what is none. */
export function typedCents(text: string): number | undefined {
  try {
    return centsOf(text.trim().replace(/^\$/, ''));
  } catch {
    return undefined;
  }
}

/** What is wrong with an amount to give back, in one sentence. */
export function problemOfAmount(cents: number | undefined, left: number): string | undefined {
  if (cents === undefined) return 'Enter an amount in dollars, such as 120.50.';
  if (cents > left) return `At most ${formatDollars(left / 100)} is left to refund.`;
  return paymentEndpoints.refund.body.shape.amountCents.safeParse(cents).error?.issues[0]?.message;
}

/** What is wrong with a reason, in one sentence. */
export const problemOfReason = (reason: string): string | undefined =>
  paymentEndpoints.refund.body.shape.reason.safeParse(reason).error?.issues[0]?.message;
