import type { Merchant } from '../merchant.ts';
import type { Charge } from '../objects/charge.ts';
import { newDispute, type Dispute } from '../objects/dispute.ts';
import { invalidRequest } from '../stripe-error.ts';

/** Who paid tells their bank that they did not. Throws a 400 StripeError for a charge that is disputed already. */
export function dispute(merchant: Merchant, charge: Charge): Dispute {
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} is disputed already.`);
  const made: Dispute = newDispute(merchant, charge);
  merchant.disputes.put(made);
  merchant.charges.put({ ...charge, disputed: true });
  merchant.announce('charge.dispute.created', made);
  merchant.announce('charge.dispute.funds_withdrawn', made);
  return made;
}

/** The bank has decided; with a dispute that is won the money comes back. */
export function closeDispute(merchant: Merchant, open: Dispute, status: 'won' | 'lost'): void {
  const closed: Dispute = { ...open, status };
  merchant.disputes.put(closed);
  merchant.announce('charge.dispute.closed', closed, { previous: { status: open.status } });
  if (status === 'won') merchant.announce('charge.dispute.funds_reinstated', closed);
}
