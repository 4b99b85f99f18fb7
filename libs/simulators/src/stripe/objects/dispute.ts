import type { Account } from '../account.ts';
import type { Charge } from './charge.ts';

const DAYS_TO_ANSWER = 9;
const DAY = 24 * 60 * 60;
const NOTHING_GIVEN_YET = { has_evidence: false, past_due: false, submission_count: 0 };

/** A dispute as Stripe shows it; `amount` in the currency's smallest unit, `due_by` in unix seconds. */
export type Dispute = Omit<ReturnType<typeof newDispute>, 'status'> & { status: 'needs_response' | 'won' | 'lost' };

/** A guest's bank has taken back what was paid, until the hotel has shown why it was owed. */
export function newDispute(account: Account, charge: Charge) {
  return {
    id: account.newId('du_1', 23),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: { ...NOTHING_GIVEN_YET, due_by: account.now() + DAYS_TO_ANSWER * DAY },
    is_charge_refundable: false,
    livemode: account.livemode,
    metadata: {},
    payment_intent: charge.payment_intent as string | null,
    payment_method_details: { type: charge.payment_method_details.type },
    reason: 'fraudulent',
    status: 'needs_response' as const,
  };
}
