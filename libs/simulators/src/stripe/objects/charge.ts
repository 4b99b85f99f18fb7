import type { Account } from '../account.ts';
import type { PaymentIntent } from './payment-intent.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Why a bank said no. */
export type Decline = { code: string; declineCode: string; message: string; adviceCode: string };

/** A charge as Stripe shows it; amounts in the currency's smallest unit. */
export type Charge = ReturnType<typeof newCharge>;

/** A charge that went through, or one that was declined. */
export function newCharge(account: Account, intent: PaymentIntent, method: PaymentMethod, decline?: Decline) {
  const id = account.newId('ch_3', 23);
  return {
    id,
    object: 'charge',
    ...untouched,
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: decline ? null : account.newId('txn_3', 23),
    billing_details: method.billing_details,
    captured: !decline,
    created: account.now(),
    currency: intent.currency,
    description: intent.description,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: account.livemode,
    metadata: intent.metadata,
    outcome: {
      advice_code: decline?.adviceCode ?? null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.declineCode ?? null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, intent.amount),
    receipt_email: intent.receipt_email,
    refunded: false,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? ('failed' as const) : ('succeeded' as const),
    transfer_group: intent.transfer_group,
  };
}

function detailsOf(method: PaymentMethod, amount: number) {
  if (method.type !== 'card') return { type: method.type, us_bank_account: method.us_bank_account };
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 } = method.card;
  return {
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand,
      checks,
      country,
      electronic_commerce_indicator: null,
      exp_month,
      exp_year,
      extended_authorization: { status: 'disabled' },
      fingerprint,
      funding,
      incremental_authorization: { status: 'unavailable' },
      installments: null,
      last4,
      mandate: null,
      multicapture: { status: 'unavailable' },
      network: brand,
      network_token: { used: false },
      network_transaction_id: null,
      overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
    type: method.type,
  };
}

const untouched = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: null,
  customer: null,
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  transfer_data: null,
};
