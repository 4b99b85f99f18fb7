import { z } from 'zod';
import { endpoints } from './endpoint.ts';

export const InboundEvent = z
  .object({
    id: z.string(),
    provider: z.string(),
    kind: z.string(),
    status: z.enum(['pending', 'done', 'dead']),
    attempts: z.number().int(),
    lastError: z.string().nullable(),
    receivedAt: z.iso.datetime(),
  })
  .meta({ id: 'InboundEvent' });
export type InboundEvent = z.infer<typeof InboundEvent>;

export const webhookEndpoints = endpoints({
  vapi: {
    method: 'POST',
    path: '/api/webhooks/vapi',
    summary: "Vapi's server messages; secret in x-vapi-secret or as bearer",
    access: 'provider',
    body: z.record(z.string(), z.unknown()),
    answer: z.record(z.string(), z.unknown()),
  },
  dead: {
    method: 'GET',
    path: '/api/admin/webhook-events/dead',
    summary: 'Events that could not be processed, newest first',
    access: 'webhooks:read',
    answer: z.array(InboundEvent),
  },
  replay: {
    method: 'POST',
    path: '/api/admin/webhook-events/{id}/replay',
    summary: 'Process an event once more',
    access: 'webhooks:replay',
    params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
    answer: InboundEvent,
  },
});
