import type { Account } from '../account.ts';
import type { Checkout } from './checkout-session.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Why the last attempt failed; a payment that was never tried at a bank has no charge. */
export type PaymentError = {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  message: string;
  doc_url: string;
  payment_method: PaymentMethod;
  advice_code?: string;
  charge?: string;
  decline_code?: string;
};

type Status = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';

/** A payment intent as Stripe shows it; amounts in the currency's smallest unit. */
export type PaymentIntent = ReturnType<typeof newPaymentIntent>;

export function newPaymentIntent(account: Account, { session, paymentIntentData }: Checkout) {
  const id = account.newId('pi_3', 23);
  return {
    id,
    object: 'payment_intent',
    ...untouched,
    amount: session.amount_total,
    amount_received: 0,
    canceled_at: null as number | null,
    capture_method: paymentIntentData.capture_method ?? 'automatic',
    client_secret: `${id}_secret_${account.newId('', 25)}`,
    created: account.now(),
    currency: session.currency,
    description: paymentIntentData.description ?? null,
    last_payment_error: null as PaymentError | null,
    latest_charge: null as string | null,
    livemode: account.livemode,
    metadata: paymentIntentData.metadata ?? {},
    next_action: null as { type: 'use_stripe_sdk'; use_stripe_sdk: object } | null,
    payment_method: null as string | null,
    payment_method_types: session.payment_method_types,
    receipt_email: paymentIntentData.receipt_email ?? null,
    statement_descriptor: paymentIntentData.statement_descriptor ?? null,
    statement_descriptor_suffix: paymentIntentData.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method' as Status,
    transfer_group: paymentIntentData.transfer_group ?? null,
  };
}

const untouched = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_details: { tip: {} },
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: { enabled: false },
  on_behalf_of: null,
  payment_method_configuration_details: { id: 'pmc_1SimulatedPaymentMethods', parent: null },
  payment_method_options: {
    card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  },
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  transfer_data: null,
};
