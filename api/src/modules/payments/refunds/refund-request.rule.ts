import type { InputOf } from '@booking/contracts/endpoint';
import type { paymentEndpoints } from '@booking/contracts/payments';
import { formatDollars } from '@booking/hotel/money';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { describePaymentState } from '../records/payment-state.mapper.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';

/** What staff ask for; `key` is the Idempotency-Key of their request. */
export type RefundRequest = InputOf<typeof paymentEndpoints.refund>['body'] & { key: string | undefined };

const hasChanged = (payment: PaymentEntity): Refusal => {
  const refunded = formatDollars(payment.refundedCents / 100);
  const sentence = `This payment has changed meanwhile: ${describePaymentState(payment)}, and ${refunded} was given back. Look at it again.`;
  return new Refusal(409, 'changed', sentence);
};

const notOnce = (): Refusal =>
  new Refusal(
    400,
    'not_once',
    'Send what was `seen` of the payment, or an Idempotency-Key, so that nothing is given back twice.',
  );

/** @throws Refusal 400 for a request that could not be told from its own repetition */
export function requireRepeatable({ seen, key }: RefundRequest): void {
  if (!seen && key === undefined) throw notOnce();
}

/** @returns the payment at Stripe that the money comes from @throws Refusal 409 when so much cannot be refunded */
export function requireRefundable(payment: PaymentEntity, { amountCents, seen }: RefundRequest): string {
  const { currency, refundedCents, disputedCents, syncStatus, paidAt, providerPayment } = payment;
  if (currency !== 'usd') {
    throw new Refusal(409, 'other_currency', `This was paid in ${currency.toUpperCase()}. Give it back in Stripe.`);
  }
  if (!paidAt || !providerPayment) throw new Refusal(409, 'not_paid', 'This payment was never paid.');
  if (seen && (seen.refundedCents !== refundedCents || seen.syncStatus !== syncStatus)) throw hasChanged(payment);
  const left = payment.amountCents - refundedCents - disputedCents;
  if (amountCents > left) {
    throw new Refusal(409, 'too_much', `At most ${formatDollars(left / 100)} can be given back.`);
  }
  return providerPayment;
}
