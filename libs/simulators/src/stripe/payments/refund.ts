import type { Merchant } from '../merchant.ts';
import type { Charge } from '../objects/charge.ts';
import type { Cause } from '../objects/event.ts';
import { newRefund, type Refund } from '../objects/refund.ts';
import type { RefundParameters } from '../rules/refund-parameters.ts';
import { invalidRequest, noSuch } from '../stripe-error.ts';
import { refundCourse } from './test-cards.ts';

const COURSE_SECONDS = 5;

/** Gives back a charge or a part of it. Throws a 400 or 404 StripeError. */
export function refund(merchant: Merchant, parameters: RefundParameters, cause: Cause): Refund {
  const charge = findCharge(merchant, parameters);
  const rest = charge.amount - charge.amount_refunded;
  const amount = parameters.amount ?? rest;
  if (rest === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount > rest) {
    throw invalidRequest(
      `Refund amount (${inUnits(amount)}) is greater than unrefunded amount on charge (${inUnits(rest)})`,
      { param: 'amount' },
    );
  }
  const course = courseOf(charge);
  const made = newRefund(merchant, charge, {
    amount,
    reason: parameters.reason ?? null,
    metadata: parameters.metadata ?? {},
    status: course === 'succeeds later' ? 'pending' : 'succeeded',
  });
  merchant.refunds.put(made);
  changeRefunded(merchant, charge, amount, cause);
  merchant.announce('refund.created', made, { cause });
  if (course !== 'succeeds') watchRefund(merchant, made);
  return made;
}

/** Has a refund whose course is not over go on; does nothing for others. */
export function watchRefund(merchant: Merchant, { id, created, charge }: Refund): void {
  const course = courseOf(merchant.charges.get(charge));
  if (course === 'succeeds') return;
  merchant.agenda.at((created + COURSE_SECONDS) * 1000, () => {
    const refund = merchant.refunds.get(id);
    if (refund) finish(merchant, refund, course);
  });
}

function finish(merchant: Merchant, refund: Refund, course: 'succeeds later' | 'fails later'): void {
  if (refund.status === 'failed' || (course === 'succeeds later' && refund.status === 'succeeded')) return;
  if (course === 'succeeds later') {
    const succeeded: Refund = { ...refund, status: 'succeeded' };
    merchant.refunds.put(succeeded);
    merchant.announce('refund.updated', succeeded, { previous: { status: refund.status } });
    return;
  }
  const failed: Refund = {
    ...refund,
    failure_balance_transaction: merchant.newId('txn_3', 23),
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  };
  merchant.refunds.put(failed);
  const charge = merchant.charges.get(refund.charge);
  if (charge) merchant.charges.put(withRefunded(charge, charge.amount_refunded - refund.amount));
  merchant.announce('refund.updated', failed, { previous: { status: refund.status } });
  merchant.announce('refund.failed', failed);
}

function changeRefunded(merchant: Merchant, charge: Charge, amount: number, cause: Cause): void {
  const changed = withRefunded(charge, charge.amount_refunded + amount);
  merchant.charges.put(changed);
  const previous = {
    amount_refunded: charge.amount_refunded,
    ...(changed.refunded && { receipt_url: charge.receipt_url, refunded: false }),
  };
  merchant.announce('charge.refunded', changed, { previous, cause });
}

const withRefunded = (charge: Charge, amount: number): Charge => ({
  ...charge,
  amount_refunded: amount,
  refunded: amount === charge.amount,
});

function findCharge(merchant: Merchant, { charge: chargeId, payment_intent: intentId }: RefundParameters): Charge {
  if (chargeId === undefined && intentId === undefined) {
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const intent = intentId === undefined ? undefined : merchant.paymentIntents.get(intentId);
  if (intentId !== undefined && !intent) throw noSuch('payment_intent', intentId, 'payment_intent');
  const charge = merchant.charges.get(chargeId ?? intent?.latest_charge ?? '');
  if (!charge && chargeId !== undefined) throw noSuch('charge', chargeId, 'charge');
  if (!charge?.paid) {
    throw invalidRequest(`This PaymentIntent (${intentId ?? ''}) does not have a successful charge to refund.`);
  }
  return charge;
}

function courseOf(charge: Charge | undefined) {
  return refundCourse(charge?.payment_method_details.card?.last4);
}

const inUnits = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
