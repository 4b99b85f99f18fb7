import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import {
  integrationEndpoints,
  type Provider,
  type ProviderStatus,
  type UptimeSlot,
} from '@booking/contracts/integrations';
import { voiceEndpoints, type LiveCall, type VoiceTool } from '@booking/contracts/voice';
import { webhookEndpoints, type InboundEvent } from '@booking/contracts/webhooks';
import { savedViewEndpoints } from '@booking/contracts/saved-views';
import { answering, assistant, type Answering } from '@booking/remote-kit/testing';

export const path = '/integrations';
export const viewer = { id: '2', name: 'Vera Viewer', email: 'viewer@hotel.example', role: 'viewer' as const };

export const each = <T>(given: T): Record<Provider, T> => ({
  vapi: given,
  cloudbeds: given,
  stripe: given,
  twilio: given,
});

export const status = (given: Partial<ProviderStatus> = {}): ProviderStatus => ({
  status: true,
  lastCheck: '2026-11-10T17:59:30.000Z',
  responseTime: 41.6,
  error: null,
  ...given,
});

export const slot = (from: string, checks: number, failed = 0): UptimeSlot => ({
  from: `2026-11-10T${from}:00.000Z`,
  checks,
  failed,
  responseTime: null,
});

export const event = (given: Partial<InboundEvent> = {}): InboundEvent => ({
  id: '7',
  provider: 'vapi',
  kind: 'end-of-call-report',
  status: 'done',
  attempts: 1,
  lastError: null,
  receivedAt: '2026-11-10T17:00:00.000Z',
  ...given,
});

/** What the overview asks for. */
export const overview: Answering[] = [
  answering(integrationEndpoints.health, each(status())),
  answering(integrationEndpoints.uptime, each([slot('17:30', 60)])),
  answering(webhookEndpoints.events, ({ query }) => (query.status === 'dead' ? [] : [event()])),
  answering(webhookEndpoints.count, ({ query }) => ({ count: query.status === 'dead' ? 0 : 1, isCapped: false })),
  answering(savedViewEndpoints.list, []),
];

/** An assistant that callers hear. */
export const liveAssistant = (given: Partial<Assistant> = {}): Assistant =>
  assistant({
    ...{ name: 'Clara', assistantId: 'assistant-of-clara', voiceId: 'sarah', voiceProvider: '11labs' },
    ...{ status: 'published', lastPublishedAt: '2026-11-09T15:30:00.000Z' },
    ...{ hasUnpublishedChanges: false, publishedVersion: 1 },
    ...given,
  });

export const tool = (given: Partial<VoiceTool> = {}): VoiceTool => {
  const { audience = 'guest', name = 'get_property_facts' } = given;
  return {
    id: `${audience}.${name}`,
    name,
    description: `What ${name} is for`,
    audience,
    group: 'Availability & Booking',
    effect: 'reads',
    serverUrl: `https://hotel.example/api/vapi-tools/${name}`,
    parameters: { type: 'object', properties: {}, required: [] },
    ...given,
  };
};

/** What the view of the voice platform asks for. */
export const voice = (tools: VoiceTool[] = [tool()], assistants: Assistant[] = [liveAssistant()]): Answering[] => [
  answering(assistantEndpoints.list, assistants),
  answering(voiceEndpoints.tools, { success: true, tools }),
];

export const call = (given: Partial<LiveCall> = {}): LiveCall => ({
  id: 'some-call',
  status: 'in-progress',
  duration: null,
  transcript: '',
  toolCalls: [],
  endedReason: null,
  ...given,
});
