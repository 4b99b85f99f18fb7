import { assistantEndpoints } from '@booking/contracts/assistants';
import { integrationEndpoints } from '@booking/contracts/integrations';
import { voiceEndpoints } from '@booking/contracts/voice';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import type { WebhookQuery } from './webhook-log/webhook-filter.ts';
import { nextLook } from './voice/calls/next-look.ts';

/** S2 section 9. */
const polled = { staleTime: 30_000, refetchInterval: 30_000 } as const;

export const integrationQueries = {
  health: () =>
    queryOptions({
      queryKey: ['integrations', 'health'],
      queryFn: ({ signal }) => call(integrationEndpoints.health, {}, { signal }),
      ...polled,
    }),
  uptime: () =>
    queryOptions({
      queryKey: ['integrations', 'uptime'],
      queryFn: ({ signal }) => call(integrationEndpoints.uptime, {}, { signal }),
      ...polled,
    }),
  assistants: () =>
    queryOptions({
      queryKey: ['integrations', 'assistants'],
      queryFn: ({ signal }) => call(assistantEndpoints.list, {}, { signal }),
      ...polled,
    }),
  tools: () =>
    queryOptions({
      queryKey: ['integrations', 'tools'],
      queryFn: ({ signal }) => call(voiceEndpoints.tools, {}, { signal }),
      ...polled,
    }),
  liveCall: (callId: string) =>
    queryOptions({
      queryKey: ['integrations', 'live-call', callId],
      queryFn: ({ signal }) => call(voiceEndpoints.call, { params: { callId } }, { signal }),
      staleTime: 0,
      refetchInterval: ({ state }) => nextLook(state.data, state.error),
    }),
  allWebhookEvents: ['integrations', 'webhook-events'] as const,
  webhookEvents: (query: WebhookQuery) =>
    queryOptions({
      queryKey: [...integrationQueries.allWebhookEvents, query],
      queryFn: ({ signal }) => call(webhookEndpoints.events, { query }, { signal }),
      staleTime: 0,
    }),
  webhookCount: ({ sort: _, ...query }: WebhookQuery) =>
    queryOptions({
      queryKey: [...integrationQueries.allWebhookEvents, 'count', query],
      queryFn: ({ signal }) => call(webhookEndpoints.count, { query }, { signal }),
      staleTime: 0,
    }),
};
