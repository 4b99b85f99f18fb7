import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../platform/http/access/same-secret.rule.ts';

/**
 * What Twilio writes into X-Twilio-Signature: base64 HMAC-SHA1, by the account's auth token, of the address it called
 * followed by every field's name and value, sorted by name (twilio.com/docs/usage/security).
 */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const values = new Map<string, Set<string>>();
  for (const [name, value] of form) values.set(name, (values.get(name) ?? new Set()).add(value));
  const fields = [...values.keys()]
    .sort()
    .flatMap((name) => [...values.get(name)!].sort().map((value) => name + value));
  return createHmac('sha1', authToken)
    .update(url + fields.join(''), 'utf8')
    .digest('base64');
}

/** Whether a signature fits, in a time that tells nothing about how much of it does. */
export const isSignedByTwilio = (
  signature: string | undefined,
  authToken: string,
  url: string,
  form: URLSearchParams,
): boolean => isSameSecret(signature, twilioSignature(authToken, url, form));
