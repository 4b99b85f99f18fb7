import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { formatDollars } from '@booking/hotel/money';
import { typedCents } from '@booking/hotel/typed-amount';
import * as z from 'zod/mini';
import { words } from './refunds.words.ts';

/** Cents that can still be given back: none before it is paid, of another currency, or of what a bank has taken back. */
export function leftCents({ paidAt, amountCents, currency, refundedCents, disputes }: PaymentEvent): number {
  if (paidAt === null || currency !== 'usd') return 0;
  const gone = disputes.filter(({ isMoneyGone }) => isMoneyGone);
  return gone.reduce((left, dispute) => left - dispute.amountCents, amountCents - refundedCents);
}

const { amountCents, reason } = paymentEndpoints.refund.body.shape;
const { noAmount, tooMuch, other, noReason } = words;

/** An amount that is typed in dollars, and read as cents: at most what is left of a payment. */
export const amountUpTo = (left: number) =>
  z.pipe(
    z.transform(typedCents),
    z.pipe(z.number(noAmount).check(z.maximum(left, tooMuch(formatDollars(left / 100)))), amountCents),
  );

/** A refund of at most what is left of a payment, for one of the reasons or for one in other words. */
export const refundUpTo = (left: number) =>
  z.pipe(
    z
      .object({
        how: z.enum(['full', 'partial']),
        amountCents: amountUpTo(left),
        why: z.string().check(z.minLength(1, noReason)),
        note: z.string().check(z.trim(), z.maxLength(250)),
      })
      .check(
        z.refine(({ why, note }) => why !== other || reason.safeParse(note).success, {
          message: noReason,
          path: ['note'],
        }),
      ),
    z.transform(({ how, amountCents: typed, why, note }) => ({
      amountCents: how === 'full' ? left : typed,
      reason: why === other ? note : [why, note].filter(Boolean).join(': '),
    })),
  );
