import type { Account } from '../account.ts';
import type { CheckedLineItem } from '../rules/check-session.ts';

/** A line of a checkout session as Stripe shows it; amounts in the currency's smallest unit. */
export type LineItem = ReturnType<typeof newLineItem>;

export function newLineItem(account: Account, item: CheckedLineItem) {
  const total = item.unit_amount * item.quantity;
  return {
    id: account.newId('li_1', 23),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: item.currency,
    description: item.name,
    metadata: {},
    price: {
      id: account.newId('price_1', 23),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: account.now(),
      currency: item.currency,
      custom_unit_amount: null,
      livemode: account.livemode,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: account.newId('prod_', 14),
      recurring: null,
      tax_behavior: item.tax_behavior,
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: item.unit_amount,
      unit_amount_decimal: String(item.unit_amount),
    },
    quantity: item.quantity,
  };
}
