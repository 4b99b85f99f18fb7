import type { Checkout } from '../objects/checkout-session.ts';

/** An open session that now asks for other money than it was opened for. */
export function askingOtherMoney(checkout: Checkout, oddity: 'other_amount' | 'other_currency'): Checkout {
  const { session } = checkout;
  const other =
    oddity === 'other_currency'
      ? { currency: 'jpy', amount_total: 100 }
      : { amount_total: session.amount_total - 5_000 };
  const asked = { ...other, amount_total: Math.max(50, other.amount_total) };
  return { ...checkout, session: { ...session, ...asked, amount_subtotal: asked.amount_total } };
}
