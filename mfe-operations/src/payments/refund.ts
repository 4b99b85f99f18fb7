import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { centsOf, formatDollars } from '@booking/hotel/money';
import { z } from 'zod';

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

/** An amount that somebody types in dollars, at most what is left of a payment, in cents; parsed it is cents. */
export const amountUpTo = (left: number) =>
  z.preprocess(
    typedCents,
    z
      .number('Enter an amount in dollars, such as 120.50.')
      .max(left, `At most ${formatDollars(left / 100)} is left to refund.`)
      .pipe(paymentEndpoints.refund.body.shape.amountCents),
  );
