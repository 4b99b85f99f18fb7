import { escapeHtml } from '../../shared-kernel/escape-html.ts';
import type { Checkout } from '../objects/checkout-session.ts';
import { renderLayout } from './layout.ts';
import { formatAmount } from './money.ts';
import { pagePath } from './page-path.ts';
import { payeeOf } from './payment-page.ts';

/** The second step some cards ask for: the guest's bank wants to know who pays. */
export function renderAuthenticationPage(checkout: Checkout): string {
  const { amount_total, currency } = checkout.session;
  return renderLayout(
    '3D Secure',
    `<section class="summary" aria-labelledby="step">
<h1 id="step">Is it you who pays?</h1>
<p class="total">${formatAmount(amount_total, currency)}</p>
<p>The simulated bank of this card asks you to confirm the payment to ${escapeHtml(payeeOf(checkout))} (3D Secure).</p>
</section>
<form method="post" action="${pagePath(checkout.id)}/authenticate">
<button type="submit" name="outcome" value="complete">Complete authentication</button>
<button type="submit" name="outcome" value="fail" class="quiet">Fail authentication</button>
</form>`,
  );
}
