import { createHmac } from 'node:crypto';

/** The Stripe-Signature header for a body sent at `at` (unix seconds); the whole secret is the key. */
export function signatureHeader(secret: string, body: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}
