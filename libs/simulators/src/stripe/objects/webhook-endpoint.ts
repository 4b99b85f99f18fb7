import type { Account } from '../account.ts';
import { API_VERSION, REGISTRABLE_TYPES } from './event.ts';

/** An address that an account has its events sent to, with the secret that signs them. */
export type WebhookEndpoint = ReturnType<typeof newEndpoint>;

type Wanted = { url: string; events: readonly string[]; description?: string | null; metadata?: Record<string, string> };

export function newEndpoint(account: Account, { url, events, description = null, metadata = {} }: Wanted) {
  return {
    id: account.newId('we_1', 23),
    object: 'webhook_endpoint' as const,
    api_version: API_VERSION as string | null,
    application: null,
    created: account.now(),
    description,
    enabled_events: [...events],
    livemode: account.livemode,
    metadata,
    secret: account.newId('whsec_', 32),
    status: 'enabled' as 'enabled' | 'disabled',
    url,
  };
}

/** The secret is shown once, to whoever makes the endpoint. */
export function withoutSecret({ secret: _secret, ...shown }: WebhookEndpoint) {
  return shown;
}

export const takesEvent = ({ status, enabled_events: events }: WebhookEndpoint, type: string): boolean =>
  status === 'enabled' && (events.includes('*') || events.includes(type));

/** The endpoint of a hotel whose account was set up before: made once, kept where somebody has changed it. */
export function registerEndpoint(account: Account, url: string, secret: string): void {
  const id = `we_1${account.id.slice(6)}`;
  const kept = account.webhookEndpoints.get(id);
  account.webhookEndpoints.put({ ...newEndpoint(account, { url, events: REGISTRABLE_TYPES }), ...kept, id, url, secret });
}
