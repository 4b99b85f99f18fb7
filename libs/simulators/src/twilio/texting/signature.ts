import { createHmac } from 'node:crypto';

/** The X-Twilio-Signature of a request: its URL and its form fields in the order of their names, keyed with the token. */
export function signatureOf(authToken: string, url: string, fields: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const signed = url + sorted.map(([name, value]) => name + value).join('');
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}
