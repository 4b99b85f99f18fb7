import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { door } from '../../../../test/providers/voice-door.ts';
import type { WantedAssistant } from '../../voice-platform.port.ts';
import { platformAssistantOf } from './platform-assistant.mapper.ts';
import { object, type Json } from '../lenient-json.mapper.ts';
import { changesOf } from './wanted-assistant.mapper.ts';

const nothing: WantedAssistant = {
  name: 'Guests',
  assistantType: 'guest',
  prompt: 'Be kind.',
  isRecorded: true,
  firstMessage: null,
  firstMessageMode: null,
  voicemailMessage: null,
  endCallMessage: null,
  voiceProvider: null,
  voiceId: null,
  modelProvider: null,
  modelName: null,
  transcriberProvider: null,
  transcriberModel: null,
};
const held: Json = {
  id: 'a1',
  updatedAt: '2026-01-01T00:00:00.000Z',
  latestVersion: null,
  name: 'Old',
  model: {
    provider: 'openai',
    model: 'gpt-4o',
    systemPrompt: 'An old copy.',
    temperature: 0.3,
    reasoningEffort: 'low',
    toolIds: ['old'],
    messages: [
      { role: 'system', content: 'Old.' },
      { role: 'user', content: 'An example.' },
    ],
    tools: [{ type: 'endCall' }, { type: 'function', function: { name: 'get_property_facts' } }],
  },
  voice: {
    ...{ provider: '11labs', voiceId: 'sarah', stability: 0.4 },
    ...{ chunkPlan: { enabled: false }, cachingEnabled: false, fallbackPlan: { voices: [] } },
  },
  transcriber: { provider: 'deepgram', model: 'nova-2', keywords: ['suite'], fallbackPlan: { transcribers: [] } },
  server: {
    ...{ url: 'https://old.example', secret: 'gone', credentialId: 'c1' },
    headers: { 'x-hotel': 'ours', 'X-Vapi-Secret': 'old' },
  },
  monitorPlan: { listenEnabled: false },
};
const changes = (wanted: Partial<WantedAssistant>): Json => changesOf(held, { ...nothing, ...wanted }, ['t1'], door);

test('subtrees are sent whole: what nobody here manages goes along', () => {
  expect(changes({ modelName: 'gpt-5', modelProvider: 'openai', voiceId: 'mark', voiceProvider: '11labs' })).toEqual({
    name: 'Guests',
    model: {
      provider: 'openai',
      model: 'gpt-5',
      temperature: 0.3,
      reasoningEffort: 'low',
      toolIds: ['t1'],
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'An example.' },
      ],
      tools: [{ type: 'endCall' }],
    },
    voice: { ...object(held['voice']), voiceId: 'mark' },
    server: {
      url: 'https://hotel.example/api/webhooks/vapi',
      timeoutSeconds: 20,
      credentialId: 'credential-of-webhook',
      headers: { 'x-hotel': 'ours' },
    },
    serverMessages: ['tool-calls', 'status-update', 'transcript[transcriptType="final"]', 'end-of-call-report'],
    monitorPlan: { listenEnabled: false, listenAuthenticationEnabled: true, controlAuthenticationEnabled: true },
  });
});

describe('another provider', () => {
  test.each([
    ['playht', 'jennifer', { fallbackPlan: { voices: [] } }],
    ['vapi', 'Elliot', {}],
  ] as const)('of the voice takes along what %s has as well', (voiceProvider, voiceId, more) => {
    const common = { chunkPlan: { enabled: false }, cachingEnabled: false, ...more };
    expect(changes({ voiceProvider, voiceId })['voice']).toEqual({ provider: voiceProvider, voiceId, ...common });
  });

  test('of the transcriber goes by the platform’s name for it, and its model by the field it has there', () => {
    const assembly = { transcriberProvider: 'assembly', transcriberModel: 'universal-3-5-pro' } as const;
    expect(changes(assembly)['transcriber']).toEqual({
      ...{ provider: 'assembly-ai', speechModel: 'universal-3-5-pro' },
      fallbackPlan: { transcribers: [] },
    });
  });

  test('of the model keeps what every model has', () => {
    const model = object(changes({ modelProvider: 'anthropic', modelName: 'claude-sonnet-4-6' })['model']);
    expect(model).toMatchObject({ provider: 'anthropic', model: 'claude-sonnet-4-6', temperature: 0.3 });
    expect(model).not.toHaveProperty('reasoningEffort');
  });
});

test('a message that was cleared is sent as nothing; an id that was is not sent', () => {
  const cleared = { firstMessage: '', voicemailMessage: '', endCallMessage: '' };
  expect(changes(cleared)).toMatchObject(cleared);
  const ids = changes({ voiceId: '', modelName: '', transcriberModel: '' });
  expect(ids).toMatchObject({ model: { model: 'gpt-4o' } });
  expect([ids['voice'], ids['transcriber']]).toEqual([undefined, undefined]);
});

test('what was sent reads back as what was wanted, and what was null as it was', () => {
  const text = fc.option(fc.string({ minLength: 1 }), { nil: null });
  const pair = <P extends string>(providers: readonly P[]) =>
    fc.option(fc.tuple(fc.constantFrom(...providers), fc.string({ minLength: 1 })), { nil: [null, null] as const });
  fc.assert(
    fc.property(
      fc.record({
        firstMessage: text,
        voicemailMessage: text,
        endCallMessage: text,
        prompt: fc.string({ minLength: 1 }),
        isRecorded: fc.boolean(),
      }),
      pair(['vapi', '11labs', 'playht'] as const),
      pair(['openai', 'anthropic'] as const),
      pair(['deepgram', 'assembly'] as const),
      (texts, [voiceProvider, voiceId], [modelProvider, modelName], [transcriberProvider, transcriberModel]) => {
        const wanted = {
          ...texts,
          voiceProvider,
          voiceId,
          modelProvider,
          modelName,
          transcriberProvider,
          transcriberModel,
        };
        const before = platformAssistantOf(held, door);
        const after = platformAssistantOf({ ...held, ...changes(wanted) }, door);
        for (const [field, value] of Object.entries(wanted)) {
          expect(after[field as keyof typeof wanted]).toBe(value ?? before[field as keyof typeof wanted]);
        }
        expect(after.deviations).toEqual([]);
      },
    ),
  );
});

test('sent again it changes nothing', () => {
  const wanted = { ...nothing, voiceProvider: 'vapi', voiceId: 'Elliot', firstMessage: 'Hello.' } as const;
  const once = { ...held, ...changesOf(held, wanted, ['t1'], door) };
  expect({ ...once, ...changesOf(once, wanted, ['t1'], door) }).toEqual(once);
});
