import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isOneOf } from '../../../platform/http/access/same-secret.rule.ts';
import { instant, text } from '../lenient-json.mapper.ts';

/** How far Vapi's clock may be from ours, and for how long a signed message can be sent again. */
const toleranceMs = 5 * 60_000;

/** How a credential of ours signs. Vapi's default names and format, written out so that a change of them there changes nothing here. */
export const hmacPlan = (secretKey: string) => ({
  type: 'hmac',
  secretKey,
  algorithm: 'sha256',
  signatureHeader: 'x-signature',
  timestampHeader: 'x-timestamp',
  includeTimestamp: true,
  payloadFormat: '{timestamp}.{body}',
  signatureEncoding: 'hex',
});

/** Whether the head of a request says that it was signed about now; what the signature is worth, its body tells. */
export function isSignedLately(headers: IncomingHttpHeaders, now: Date): boolean {
  const signedAt = instant(headers['x-timestamp']);
  if (!signedAt || !/^[0-9a-f]{64}$/i.test(text(headers['x-signature']) ?? '')) return false;
  return Math.abs(now.getTime() - Date.parse(signedAt)) <= toleranceMs;
}

/** Whether a request is signed with one of these secrets, over the time that it names and the bytes of its body. */
export function isSigned(headers: IncomingHttpHeaders, body: Buffer, secrets: readonly string[]): boolean {
  const [signature, timestamp] = [text(headers['x-signature']), text(headers['x-timestamp'])];
  if (!signature || !timestamp) return false;
  const signed = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex'),
  );
  return isOneOf(signature.toLowerCase(), signed);
}
