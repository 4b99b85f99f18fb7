import type { CheckedSession } from '../rules/check-session.ts';
import type { LineItem } from './line-item.ts';
import type { Billing } from './payment-method.ts';

type PaymentIntentData = NonNullable<CheckedSession['payment_intent_data']>;

/** A checkout session with what Stripe keeps beside it. */
export type Checkout = {
  id: string;
  session: CheckoutSession;
  lineItems: LineItem[];
  /** What is sold, in a sentence, for each line. */
  descriptions: (string | null)[];
  paymentIntentData: PaymentIntentData;
  displayName: string | null;
  /** Unix seconds at which a delayed payment settles. */
  settlesAt?: number;
};

export type CustomerDetails = ReturnType<typeof customerDetails>;

/** A checkout session as Stripe shows it; times in unix seconds, amounts in the currency's smallest unit. */
export type CheckoutSession = ReturnType<typeof newCheckoutSession>;

type Given = {
  id: string;
  url: string;
  created: number;
  livemode: boolean;
  amount: number;
  paymentMethodTypes: string[];
  parameters: CheckedSession;
};

export function newCheckoutSession({ id, url, created, livemode, amount, paymentMethodTypes, parameters }: Given) {
  return {
    id,
    object: 'checkout.session' as const,
    ...untouched,
    allowed_payment_method_types: parameters.allowed_payment_method_types ?? null,
    amount_subtotal: amount,
    amount_total: amount,
    billing_address_collection: parameters.billing_address_collection ?? null,
    cancel_url: parameters.cancel_url ?? null,
    client_reference_id: parameters.client_reference_id ?? null,
    created,
    currency: parameters.currency,
    custom_text: { ...noCustomText, submit: parameters.custom_text?.submit ?? null },
    customer_creation: parameters.customer_creation ?? 'if_required',
    customer_details: null as CustomerDetails | null,
    customer_email: parameters.customer_email ?? null,
    expires_at: parameters.expires_at ?? created + 24 * 60 * 60,
    integration_identifier: parameters.integration_identifier ?? null,
    livemode,
    locale: parameters.locale ?? null,
    metadata: parameters.metadata ?? {},
    payment_intent: null as string | null,
    payment_method_types: paymentMethodTypes,
    payment_status: 'unpaid' as 'unpaid' | 'paid',
    status: 'open' as 'open' | 'complete' | 'expired',
    submit_type: parameters.submit_type ?? null,
    success_url: parameters.success_url,
    url: url as string | null,
  };
}

export function customerDetails({ email, name, address }: Billing) {
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

const noCustomText = { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null };

const untouched = {
  adaptive_pricing: { enabled: true },
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  customer: null,
  customer_account: null,
  discounts: [],
  invoice: null,
  invoice_creation: {
    enabled: false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  },
  managed_payments: { enabled: false },
  mode: 'payment',
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
};
