import { z } from 'zod';
import type { Merchant } from '../merchant.ts';
import { REGISTRABLE_TYPES } from '../objects/event.ts';
import { newEndpoint, withoutSecret, type WebhookEndpoint } from '../objects/webhook-endpoint.ts';
import { boolean, list, metadata, text, url } from '../rules/parameters.ts';
import { invalidRequest, noSuch } from '../stripe-error.ts';
import { pageOf, pageParameters } from './list.ts';
import type { Rest } from './rest.ts';

const events = list(text, 300);
const known = new Set<string>(['*', ...REGISTRABLE_TYPES]);

function checkEvents(types: readonly string[]): void {
  const wrong = types.findIndex((type) => !known.has(type));
  if (wrong < 0) return;
  throw invalidRequest(`Invalid enabled_events[${wrong}]: must be a known event type; ${types[wrong]} is none`, {
    param: `enabled_events[${wrong}]`,
  });
}

function find({ webhookEndpoints }: Merchant, id: string): WebhookEndpoint {
  const found = webhookEndpoints.get(id);
  if (!found) throw noSuch('webhook endpoint', id, 'id');
  return found;
}

/** Adds what the page Webhooks of Stripe's dashboard does. */
export function addWebhookEndpointRoutes(rest: Rest): void {
  const created = z.strictObject({
    url,
    enabled_events: events,
    description: text.optional(),
    api_version: text.optional(),
    metadata: metadata.optional(),
  });
  rest.post('/v1/webhook_endpoints', created, ({ merchant }, asked) => {
    checkEvents(asked.enabled_events);
    const endpoint = newEndpoint(merchant, {
      url: asked.url,
      events: asked.enabled_events,
      ...(asked.description !== undefined && { description: asked.description }),
      ...(asked.metadata && { metadata: asked.metadata }),
    });
    merchant.webhookEndpoints.put(endpoint);
    return endpoint;
  });

  rest.get('/v1/webhook_endpoints', z.strictObject(pageParameters), ({ merchant }, asked) =>
    pageOf(merchant.webhookEndpoints.newestFirst().map(withoutSecret), asked, '/v1/webhook_endpoints'),
  );

  rest.get('/v1/webhook_endpoints/:id', z.strictObject({}), ({ merchant, id }) => withoutSecret(find(merchant, id)));

  const changed = z.strictObject({
    url: url.optional(),
    enabled_events: events.optional(),
    disabled: boolean.optional(),
    description: text.optional(),
  });
  rest.post('/v1/webhook_endpoints/:id', changed, ({ merchant, id }, { disabled, ...asked }) => {
    checkEvents(asked.enabled_events ?? []);
    const before = find(merchant, id);
    const status = disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled';
    const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
    merchant.webhookEndpoints.put({ ...before, ...given, status });
    return withoutSecret(find(merchant, id));
  });

  rest.delete('/v1/webhook_endpoints/:id', z.strictObject({}), ({ merchant, id }) => {
    merchant.webhookEndpoints.remove(find(merchant, id).id);
    return { id, object: 'webhook_endpoint', deleted: true };
  });
}
