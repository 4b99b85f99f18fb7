import { z } from 'zod';
import { expandSession } from '../rest/expand.ts';
import { amount, boolean, currency, email, integer, list, metadata, notSimulated, text, url } from './parameters.ts';
import { LOCALES, PAYMENT_METHOD_TYPES } from './vocabulary.ts';

const productData = z.strictObject({
  name: text,
  description: text.optional(),
  images: list(text, 8).optional(),
  metadata: metadata.optional(),
  tax_code: text.optional(),
  tax_details: notSimulated,
  unit_label: text.optional(),
});

const priceData = z.strictObject({
  currency,
  unit_amount: amount.optional(),
  unit_amount_decimal: notSimulated,
  product: text.optional(),
  product_data: productData.optional(),
  recurring: notSimulated,
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
});

const lineItem = z.strictObject({
  price: text.optional(),
  price_data: priceData.optional(),
  quantity: integer
    .pipe(z.number().min(1, { error: 'Invalid integer: must be greater than or equal to 1' }))
    .optional(),
  adjustable_quantity: notSimulated,
  metadata: metadata.optional(),
  tax_rates: notSimulated,
});

const paymentIntentData = z.strictObject({
  application_fee_amount: notSimulated,
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  on_behalf_of: notSimulated,
  receipt_email: email.optional(),
  setup_future_usage: notSimulated,
  shipping: notSimulated,
  statement_descriptor: text.optional(),
  statement_descriptor_suffix: text.optional(),
  transfer_data: notSimulated,
  transfer_group: text.optional(),
});

const automaticTax = z.strictObject({ enabled: boolean, liability: notSimulated });

const brandingSettings = z.strictObject({
  display_name: text.optional(),
  background_color: notSimulated,
  border_style: notSimulated,
  button_color: notSimulated,
  font_family: notSimulated,
  icon: notSimulated,
  logo: notSimulated,
});

const shownText = z.strictObject({
  message: text.max(1200, { error: 'Invalid string: must be at most 1200 characters' }),
});

const customText = z.strictObject({
  after_submit: notSimulated,
  shipping_address: notSimulated,
  submit: shownText.optional(),
  terms_of_service_acceptance: notSimulated,
});

const topLevelNotSimulated = {
  adaptive_pricing: notSimulated,
  after_expiration: notSimulated,
  allow_promotion_codes: notSimulated,
  consent_collection: notSimulated,
  custom_fields: notSimulated,
  customer: notSimulated,
  customer_account: notSimulated,
  customer_update: notSimulated,
  discounts: notSimulated,
  invoice_creation: notSimulated,
  managed_payments: notSimulated,
  name_collection: notSimulated,
  optional_items: notSimulated,
  origin_context: notSimulated,
  payment_method_collection: notSimulated,
  payment_method_configuration: notSimulated,
  payment_method_data: notSimulated,
  payment_method_options: notSimulated,
  permissions: notSimulated,
  phone_number_collection: notSimulated,
  redirect_on_completion: notSimulated,
  return_url: notSimulated,
  saved_payment_method_options: notSimulated,
  setup_intent_data: notSimulated,
  shipping_address_collection: notSimulated,
  shipping_options: notSimulated,
  subscription_data: notSimulated,
  tax_id_collection: notSimulated,
  wallet_options: notSimulated,
};

/** The parameters of POST /v1/checkout/sessions, each by itself; `checkSession` sees to what they mean together. */
export const sessionParameters = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']).optional(),
  ui_mode: z.enum(['elements', 'embedded_page', 'form', 'hosted_page']).optional(),
  line_items: list(lineItem).optional(),
  success_url: url.optional(),
  cancel_url: url.optional(),
  customer_email: email.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  client_reference_id: text.max(200, { error: 'Invalid string: must be at most 200 characters' }).optional(),
  metadata: metadata.optional(),
  expires_at: integer.optional(),
  payment_intent_data: paymentIntentData.optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  locale: z.enum(LOCALES).optional(),
  currency: currency.optional(),
  custom_text: customText.optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  automatic_tax: automaticTax.optional(),
  allowed_payment_method_types: list(z.enum(PAYMENT_METHOD_TYPES)).optional(),
  excluded_payment_method_types: list(z.enum(PAYMENT_METHOD_TYPES).exclude(['link'])).optional(),
  branding_settings: brandingSettings.optional(),
  integration_identifier: text.optional(),
  expand: expandSession,
  ...topLevelNotSimulated,
});
export type SessionParameters = z.output<typeof sessionParameters>;
