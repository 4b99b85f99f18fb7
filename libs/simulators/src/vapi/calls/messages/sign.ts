import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Account } from '../../accounts.ts';
import type { WebhookServer } from '../tool.ts';

/** The address that an organisation set for all its messages, with the secret it chose before there were credentials. */
export type OrganizationServer = { url: string; secret: string };

/** The headers that show a server that it is Vapi who sends this body. */
export type Sign = (server: WebhookServer, body: string) => Record<string, string>;

const hmac = z.object({
  type: z.literal('hmac'),
  secretKey: z.string(),
  algorithm: z.enum(['sha1', 'sha256', 'sha512']),
  signatureHeader: z.string().default('x-signature'),
  timestampHeader: z.string().default('x-timestamp'),
  signaturePrefix: z.string().default(''),
  includeTimestamp: z.boolean().default(true),
  payloadFormat: z.string().default('{timestamp}.{body}'),
  signatureEncoding: z.enum(['hex', 'base64']).default('hex'),
});
const bearer = z.object({
  type: z.literal('bearer'),
  token: z.string(),
  headerName: z.string().default('Authorization'),
  bearerPrefixEnabled: z.boolean().default(true),
});
const credential = z.object({ authenticationPlan: z.discriminatedUnion('type', [hmac, bearer]) });
type Plan = z.infer<typeof credential>['authenticationPlan'];

/**
 * Signs with the credential that a server names by its id, wherever that server is. A secret of the organisation goes to the
 * organisation's own address and to no other, whoever has overridden what.
 */
export function createSign({ credentials }: Pick<Account, 'credentials'>, organization: OrganizationServer): Sign {
  return (server, body) => {
    const found = credential.safeParse(credentials.get(server.credentialId ?? ''));
    if (found.success) return headersOf(found.data.authenticationPlan, body);
    return isSameServer(server.url, organization.url) ? { 'x-vapi-secret': organization.secret } : {};
  };
}

function headersOf(plan: Plan, body: string): Record<string, string> {
  if (plan.type === 'bearer') {
    return { [plan.headerName.toLowerCase()]: `${plan.bearerPrefixEnabled ? 'Bearer ' : ''}${plan.token}` };
  }
  const timestamp = String(Date.now());
  const payload = plan.includeTimestamp
    ? plan.payloadFormat.replace(/\{(timestamp|body)\}/g, (_match, part) => (part === 'body' ? body : timestamp))
    : body;
  const signature = createHmac(plan.algorithm, plan.secretKey).update(payload).digest(plan.signatureEncoding);
  return {
    [plan.signatureHeader.toLowerCase()]: plan.signaturePrefix + signature,
    ...(plan.includeTimestamp ? { [plan.timestampHeader.toLowerCase()]: timestamp } : {}),
  };
}

/** This machine goes by two names. */
function isSameServer(url: string | undefined, other: string): boolean {
  const plain = (address: string): string => address.replace('//localhost:', '//127.0.0.1:');
  return url !== undefined && plain(url) === plain(other);
}
