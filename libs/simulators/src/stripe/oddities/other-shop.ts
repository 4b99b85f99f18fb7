import type { Merchant } from '../merchant.ts';
import { newCharge } from '../objects/charge.ts';
import { newCheckoutSession } from '../objects/checkout-session.ts';
import { newPaymentIntent } from '../objects/payment-intent.ts';
import { newBilling, newCardMethod } from '../objects/payment-method.ts';
import { newRefund } from '../objects/refund.ts';

const GIFT_CARD_CENTS = 7_500;

/**
 * What a hotel's account also tells of: its gift shop sells by Checkout without a reference of ours, its desk takes cards at a terminal,
 * and gives money back for a charge that no payment intent was made for.
 */
export function tellOfOtherShop(merchant: Merchant): void {
  const method = newCardMethod(
    merchant,
    { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
    newBilling('A. Shopper', 'shopper@guest.example', '78701'),
  );
  const checkout = giftCardCheckout(merchant);
  const intent = {
    ...newPaymentIntent(merchant, checkout),
    amount_received: GIFT_CARD_CENTS,
    status: 'succeeded' as const,
  };
  const charge = newCharge(merchant, intent, method);
  merchant.checkouts.put(checkout);
  merchant.paymentIntents.put({ ...intent, latest_charge: charge.id });
  merchant.charges.put(charge);
  merchant.announce('payment_intent.succeeded', { ...intent, latest_charge: charge.id });
  merchant.announce('checkout.session.completed', {
    ...checkout.session,
    payment_intent: intent.id,
    payment_status: 'paid',
    status: 'complete',
  });
  const back = { amount: GIFT_CARD_CENTS, reason: null, metadata: {}, status: 'succeeded' as const };
  const refund = { ...newRefund(merchant, charge, back), payment_intent: null };
  merchant.announce('refund.created', refund);
  merchant.announce('charge.refunded', {
    ...charge,
    amount_refunded: GIFT_CARD_CENTS,
    payment_intent: null,
    refunded: true,
  });
  merchant.announce('refund.updated', { ...refund, status: 'succeeded', charge: null });
  merchant.announce('charge.dispute.created', {
    id: merchant.newId('du_1', 23),
    object: 'dispute',
    amount: 300,
    payment_intent: null,
  });
}

function giftCardCheckout(merchant: Merchant) {
  const id = merchant.newId('cs_test_b1', 58);
  const session = newCheckoutSession({
    id,
    url: merchant.pageUrl(id),
    created: merchant.now(),
    livemode: merchant.livemode,
    amount: GIFT_CARD_CENTS,
    paymentMethodTypes: ['card'],
    parameters: {
      mode: 'payment',
      currency: 'usd',
      line_items: [],
      success_url: 'https://shop.hotel.example/thanks',
      metadata: { order: 'gift-card-1042' },
    },
  });
  return { id, session, lineItems: [], descriptions: [], paymentIntentData: {}, displayName: null };
}
