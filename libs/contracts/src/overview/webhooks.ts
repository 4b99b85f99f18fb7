import * as z from 'zod/mini';
import { bodyLimits } from '../endpoint/body-limits.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { providers } from './integrations.ts';
import { ListQuery } from '../endpoint/list.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { RowCount } from '../endpoint/row-count.ts';
import { rows } from '../endpoint/rows.ts';
import { sortBy } from '../endpoint/sort.ts';

const EventStatus = z.enum(['pending', 'done', 'dead']);

export const InboundEvent = z
  .object({
    id: z.string(),
    provider: z.string(),
    kind: z.string(),
    status: openEnum(EventStatus),
    attempts: z.int(),
    lastError: orNull(z.string()),
    receivedAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'InboundEvent' });
export type InboundEvent = z.infer<typeof InboundEvent>;

const Taken = z.object({ received: z.literal(true) });

const filter = { provider: z.optional(z.enum(providers)), status: z.optional(EventStatus) };
const sort = sortBy('receivedAt');

export const webhookEndpoints = endpoints({
  vapi: {
    method: 'POST',
    path: '/api/webhooks/vapi',
    summary: "Vapi's server messages; secret in x-vapi-secret or as bearer",
    access: 'provider',
    bodyLimit: bodyLimits.serverMessage,
    body: z.record(z.string(), z.unknown()),
    answer: z.record(z.string(), z.unknown()),
  },
  stripe: {
    method: 'POST',
    path: '/api/webhooks/stripe',
    summary: "Stripe's events, signed over the raw body",
    access: 'provider',
    bodyLimit: bodyLimits.stripeEvent,
    body: z.record(z.string(), z.unknown()),
    answer: Taken,
  },
  twilio: {
    method: 'POST',
    path: '/api/webhooks/twilio',
    summary:
      'Texts that came in and what became of texts that went out, signed over address and form; answered as TwiML',
    access: 'provider',
    body: z.record(z.string(), z.unknown()),
    answer: z.string(),
    file: true,
  },
  cloudbeds: {
    method: 'POST',
    path: '/api/webhooks/cloudbeds',
    summary: "Cloudbeds' notices; unsigned, so the address we subscribe with carries a secret",
    access: 'provider',
    query: z.object({ key: z.optional(z.string().check(z.maxLength(200))) }),
    body: z.record(z.string(), z.unknown()),
    answer: Taken,
  },
  mail: {
    method: 'POST',
    path: '/api/webhooks/mail',
    summary: 'A delivery status notice, whole, as the mail server received it; MAIL_WEBHOOK_SECRET as bearer',
    access: 'provider',
    body: z.object({ message: z.string().check(z.maxLength(60_000)) }),
    answer: Taken,
  },
  events: {
    method: 'GET',
    path: '/api/admin/webhook-events',
    summary: 'What the providers told us, newest first',
    access: 'webhooks:read',
    query: z.extend(ListQuery, { ...filter, sort }),
    answer: rows(InboundEvent, 'event'),
  },
  count: {
    method: 'GET',
    path: '/api/admin/webhook-events/count',
    summary: 'How many events the filter leaves, up to 1,000',
    access: 'webhooks:read',
    query: z.object(filter),
    answer: RowCount,
  },
  export: {
    method: 'GET',
    path: '/api/admin/webhook-events/export',
    summary: 'Every event that the filter leaves, as a file',
    access: 'webhooks:read',
    query: z.object({ format: z._default(z.enum(['csv', 'json']), 'csv'), ...filter, sort }),
    answer: z.string(),
    file: true,
  },
  dead: {
    method: 'GET',
    path: '/api/admin/webhook-events/dead',
    summary: 'Events that could not be processed, newest first',
    access: 'webhooks:read',
    answer: rows(InboundEvent, 'event'),
  },
  replay: {
    method: 'POST',
    path: '/api/admin/webhook-events/{id}/replay',
    summary: 'Process an event once more',
    access: 'webhooks:replay',
    audit: 'webhooks.replay',
    params: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
    answer: InboundEvent,
  },
});
