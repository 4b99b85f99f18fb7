/**
 * What the audit log holds besides the actions of `Endpoint.audit`: what the product does by itself, and what it records of a request
 * under another name. A test of the API compares it with the code.
 */
export const unrequestedActions = [
  'accounts.accept',
  'audit.export',
  'audit.exported',
  'audit.forget',
  'auth.lock',
  'auth.sign_in',
  'auth.sign_in_failed',
  'auth.sign_out',
  'calls.export',
  'calls.exported',
  'calls.listen',
  'calls.listen_live',
  'extensions.export',
  'extensions.exported',
  'payments.export',
  'payments.exported',
  'precheckins.delete_image',
  'precheckins.export',
  'precheckins.exported',
  'privacy.erased',
  'reservations.export',
  'reservations.exported',
  'retention.delete',
  'webhooks.export',
  'webhooks.exported',
] as const;
