import { assistantEndpoints } from '@booking/contracts/assistants';
import { integrationEndpoints } from '@booking/contracts/integrations';
import { voiceEndpoints } from '@booking/contracts/voice';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { CallOf } from '@booking/contracts/endpoint';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import { nextLook } from './voice/next-look.ts';

/** S2 section 9. */
const polled = { staleTime: 30_000, refetchInterval: 30_000 } as const;

export type EventFilter = Pick<NonNullable<CallOf<typeof webhookEndpoints.events>['query']>, 'provider' | 'status'>;

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
  webhookEvents: (filter: EventFilter) =>
    queryOptions({
      queryKey: [...integrationQueries.allWebhookEvents, filter],
      queryFn: ({ signal }) => call(webhookEndpoints.events, { query: filter }, { signal }),
      staleTime: 0,
    }),
};
