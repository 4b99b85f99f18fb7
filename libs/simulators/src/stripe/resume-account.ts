import type { Merchant } from './merchant.ts';
import { watchExpiry } from './payments/expire-checkout.ts';
import { watchSettlement } from './payments/pay-by-bank-transfer.ts';
import { watchRefund } from './payments/refund.ts';
import { forgetOldReplies } from './rest/idempotency.ts';

/** Takes up after a restart what was going to happen; what is overdue happens now. */
export function resumeAccount(merchant: Merchant): void {
  for (const { id, session, settlesAt } of merchant.checkouts.newestFirst()) {
    if (session.status === 'open') watchExpiry(merchant, session);
    if (settlesAt !== undefined) watchSettlement(merchant, id, settlesAt);
  }
  for (const refund of merchant.refunds.newestFirst()) watchRefund(merchant, refund);
  forgetOldReplies(merchant);
}
