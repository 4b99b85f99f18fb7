import { SignJWT } from 'jose';
import { ProviderError } from '../../platform/outbound/provider-error.ts';
import type { Account } from './account.ts';
import { rawAssistant } from './configure.ts';
import { text } from './lenient.ts';

/**
 * A public key that is good for calls from our pages to one assistant, until then: a token signed with our private key, which
 * itself goes nowhere. @throws ProviderError
 */
export async function webKey(account: Account, assistantId: string, until: Date): Promise<string> {
  const { http, mode, door } = account;
  const orgId = text((await rawAssistant(account, assistantId))['orgId']);
  if (!orgId) throw new ProviderError('unreadable', 'Vapi does not say whose the assistant is, so nobody can call it.');
  const restrictions = {
    enabled: true,
    allowedOrigins: [...new Set([door.GUESTS_URL, door.PUBLIC_URL].map((url) => new URL(url).origin))],
    allowedAssistantIds: [assistantId],
    allowTransientAssistant: false,
  };
  return new SignJWT({ orgId, token: { tag: 'public', restrictions } })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime(until)
    .sign(new TextEncoder().encode(http.keyOf(mode)));
}
