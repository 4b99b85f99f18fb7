import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { formatDollars } from '@booking/hotel/money';
import { typedCents } from '@booking/hotel/typed-amount';
import * as z from 'zod/mini';

/** Cents that can still be given back: none before it is paid, of another currency, or of what a bank has taken back. */
export function leftCents({ paidAt, amountCents, currency, refundedCents, disputes }: PaymentEvent): number {
  if (paidAt === null || currency !== 'usd') return 0;
  const gone = disputes.filter(({ isMoneyGone }) => isMoneyGone);
  return gone.reduce((left, dispute) => left - dispute.amountCents, amountCents - refundedCents);
}

const { amountCents, reason } = paymentEndpoints.refund.body.shape;

/** A refund of at most what is left of a payment; its amount is typed in dollars, and read as cents. */
export const refundUpTo = (left: number) =>
  z.object({
    amountCents: z.pipe(
      z.transform(typedCents),
      z.pipe(
        z
          .number('Enter an amount in dollars, such as 120.50.')
          .check(z.maximum(left, `At most ${formatDollars(left / 100)} is left to refund.`)),
        amountCents,
      ),
    ),
    reason,
  });
