import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../platform/http/same-secret.ts';

/**
 * What Twilio writes into X-Twilio-Signature: base64 HMAC-SHA1, by the account's auth token, of the address it called
 * followed by every field's name and value, sorted by name (twilio.com/docs/usage/security).
 */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const fields = [...new Set(form.keys())].sort().flatMap((name) => {
    const values = [...new Set(form.getAll(name))].sort();
    return values.map((value) => name + value);
  });
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
