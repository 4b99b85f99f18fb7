type Json = Record<string, unknown>;

/** Who paid: Stripe tells it with every event, and nothing here reads it. */
const ofPayer = new Set([
  ...['customer_details', 'customer_email', 'billing_details', 'receipt_email', 'receipt_url', 'shipping'],
  ...['shipping_details', 'collected_information', 'payment_method_details', 'payment_method', 'customer_address'],
]);

const without = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(without);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => !ofPayer.has(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, without(each)]));
};

/** An event without who paid. */
export const withoutPayer = (event: Json): Json => without(event) as Json;
