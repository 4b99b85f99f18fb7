import type { Account } from '../account.ts';
import type { Charge } from './charge.ts';

export const REFUND_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

type Given = {
  amount: number;
  reason: (typeof REFUND_REASONS)[number] | null;
  metadata: Record<string, string>;
  status: 'pending' | 'succeeded';
};

/** A refund as Stripe shows it; `amount` in the currency's smallest unit. */
export type Refund = Omit<ReturnType<typeof newRefund>, 'status'> & {
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  failure_balance_transaction?: string;
};

export function newRefund(account: Account, charge: Charge, { amount, reason, metadata, status }: Given) {
  const card = { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' };
  return {
    id: account.newId('re_3', 23),
    object: 'refund',
    amount,
    balance_transaction: account.newId('txn_3', 23),
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details:
      charge.payment_method_details.type === 'card'
        ? { card, type: 'card' }
        : { type: 'us_bank_transfer', us_bank_transfer: { reference: null, reference_status: null } },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}
