import type { PaymentOddity } from '../../shared-kernel/fault-dial.ts';
import type { Merchant } from '../merchant.ts';
import type { Checkout } from '../objects/checkout-session.ts';
import { findCheckout } from '../payments/expire-checkout.ts';
import { invalidRequest, noSuch } from '../stripe-error.ts';
import { closeDispute, dispute } from './disputes.ts';
import { askingOtherMoney } from './other-money.ts';
import { tellOfOtherShop } from './other-shop.ts';

/** What can be had of one payment: an oddity of the dial, or how the bank decides in a dispute. */
export type PaymentTurn = PaymentOddity | 'dispute_won' | 'dispute_lost';

/** Has something odd become of the payment of a session, now. Throws a StripeError where there is no such session, or it is too early. */
export function makePaymentOdd(merchant: Merchant, turn: PaymentTurn, sessionId: string): void {
  if (turn === 'other_shop') return tellOfOtherShop(merchant);
  const checkout = findCheckout(merchant, sessionId);
  if (!checkout) throw noSuch('checkout.session', sessionId, 'session');
  if (turn === 'other_amount' || turn === 'other_currency')
    return merchant.checkouts.put(askingOtherMoney(checkout, turn));
  if (turn === 'disputed') return void dispute(merchant, chargeOf(merchant, checkout));
  const { id } = chargeOf(merchant, checkout);
  const open = merchant.disputes.newestFirst().find((each) => each.charge === id && each.status === 'needs_response');
  if (!open) throw invalidRequest(`Charge ${id} is not disputed.`);
  closeDispute(merchant, open, turn === 'dispute_won' ? 'won' : 'lost');
}

function chargeOf(merchant: Merchant, { session }: Checkout) {
  const intent = merchant.paymentIntents.get(session.payment_intent ?? '');
  const charge = merchant.charges.get(intent?.latest_charge ?? '');
  if (!charge?.paid) throw invalidRequest(`Checkout session ${session.id} is not paid.`);
  return charge;
}

/** An open session that somebody is about to pay, for other money where the dial says so. */
export function aboutToBePaid(merchant: Merchant, checkout: Checkout): Checkout {
  const oddity = (['other_amount', 'other_currency'] as const).find((each) => merchant.dial.has(each));
  if (!oddity) return checkout;
  const odd = askingOtherMoney(checkout, oddity);
  merchant.checkouts.put(odd);
  return odd;
}

const DISPUTED_AFTER_MS = 3_000;

/** What follows a payment where the dial says so. */
export function followPayment(merchant: Merchant, { id, session }: Checkout): void {
  if (merchant.dial.has('other_shop')) tellOfOtherShop(merchant);
  if (!merchant.dial.has('disputed') || session.payment_status !== 'paid') return;
  merchant.agenda.at(merchant.now() * 1000 + DISPUTED_AFTER_MS, () => makePaymentOdd(merchant, 'disputed', id));
}
