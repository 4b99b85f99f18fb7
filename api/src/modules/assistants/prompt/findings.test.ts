import { describe, expect, test } from '@jest/globals';
import type { AssistantDraft } from '@booking/contracts/assistants';
import type { Documentation } from '@booking/contracts/ai-documentation';
import type { Finding } from '@booking/contracts/publishing';
import { defaultSettings } from '@booking/contracts/settings';
import fc from 'fast-check';
import { contentOf } from './publish-content.service.ts';
import { findingsOf } from './findings.rule.ts';

const good: AssistantDraft = {
  name: 'Guest assistant',
  assistantType: 'guest',
  vapiPhoneNumberId: null,
  description: null,
  agentName: 'Ann',
  hotelName: null,
  personality: null,
  voiceProvider: 'vapi',
  voiceId: 'Elliot',
  firstMessage: 'Hello, I am the AI assistant of the inn. This call may be recorded.',
  firstMessageMode: 'assistant-speaks-first',
  voicemailMessage: null,
  endCallMessage: null,
  modelProvider: 'openai',
  modelName: 'gpt-4o',
  transcriberProvider: 'deepgram',
  transcriberModel: 'nova-3',
  bookingLogic: null,
  systemPrompt: 'You answer the phone.',
};
const rule: Documentation = {
  ...{ id: 1, category: 'Communication Rules', title: 'Tone', content: 'Be kind.', order: 0, isActive: 1 },
  ...{ revision: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
};

const check = (changes: Partial<AssistantDraft>, documentation = [rule]): Finding[] =>
  findingsOf(contentOf({ ...good, ...changes }, { profile: defaultSettings, documentation }));
const short = (findings: Finding[]): string[] => findings.map(({ severity, field }) => `${severity} ${field}`);

test('a good draft has no findings', () => expect(check({})).toEqual([]));

describe('limits of Vapi', () => {
  test.each([
    ['name', 40],
    ['voicemailMessage', 1000],
    ['endCallMessage', 1000],
  ] as const)('%s may have %i characters at most', (field, most) => {
    fc.assert(
      fc.property(fc.integer({ min: most - 5, max: most + 5 }), (length) => {
        expect(short(check({ [field]: 'x'.repeat(length) }))).toEqual(length > most ? [`error ${field}`] : []);
      }),
    );
  });

  test.each(['name', 'systemPrompt'] as const)('%s is required', (field) => {
    for (const blank of ['', ' \n']) expect(short(check({ [field]: blank }))).toEqual([`error ${field}`]);
  });
});

test.each(['systemPrompt', 'firstMessage', 'voicemailMessage', 'endCallMessage'] as const)(
  'a secret in %s prevents publishing',
  (field) => {
    const said = `${good[field] ?? ''} Use Bearer abcdEFGH12345678ijkl.`;
    expect(short(check({ [field]: said }))).toEqual([`error ${field}`]);
  },
);

describe('a provider and its choice', () => {
  const pairs = [
    ['voiceProvider', 'voiceId'],
    ['modelProvider', 'modelName'],
    ['transcriberProvider', 'transcriberModel'],
  ] as const;
  test.each(pairs)('%s and %s are set together or not at all', (provider, id) => {
    expect(short(check({ [provider]: null }))).toEqual([`error ${provider}`]);
    expect(short(check({ [id]: null }))).toEqual([`error ${id}`]);
    expect(short(check({ [id]: '' }))).toEqual([`error ${id}`]);
    expect(check({ [provider]: null, [id]: null })).toEqual([]);
  });

  test.each([
    ['elliot', 'Vapi writes this voice Elliot.'],
    ['LEAH', 'Vapi writes this voice Leah.'],
    ['Lily', 'Vapi has retired the voice Lily. Choose another, such as Elliot.'],
    ['cole', 'Vapi has retired the voice cole. Choose another, such as Elliot.'],
  ])('the voice %s', (voiceId, message) => {
    expect(check({ voiceId })).toEqual([{ severity: 'error', field: 'voiceId', message }]);
    expect(check({ voiceId, voiceProvider: '11labs' })).toEqual([]);
  });

  test('a cloned voice has an id of its own', () => {
    expect(check({ voiceId: '6f1f7c0e-1111-4222-8333-444455556666' })).toEqual([]);
  });
});

describe('the first message', () => {
  const silent = 'Hello, how may I help?';
  test.each([
    ['guest', 'error'],
    ['customer_experience', 'error'],
    ['staff', 'warning'],
  ] as const)('names the AI and the recording in calls of %s, or is an %s', (assistantType, severity) => {
    const found = `${severity} firstMessage`;
    expect(short(check({ firstMessage: silent, assistantType }))).toEqual([found, found]);
    expect(short(check({ firstMessage: 'I am an AI.', assistantType }))).toEqual([found]);
    for (const firstMessage of [null, '']) expect(short(check({ firstMessage, assistantType }))).toEqual([found]);
  });

  test('is accepted in these words', () => {
    expect(check({ firstMessage: 'Hello, I am an AI assistant and this call may be recorded' })).toEqual([]);
  });

  test('counts where the mode is left to Vapi, which speaks it', () => {
    expect(short(check({ firstMessage: 'I am an AI.', firstMessageMode: null }))).toEqual(['error firstMessage']);
  });

  test('is unknown where the model generates it', () => {
    const firstMessageMode = 'assistant-speaks-first-with-model-generated-message';
    for (const firstMessage of [silent, null]) {
      const [found, ...others] = check({ firstMessage, firstMessageMode });
      expect(others).toEqual([]);
      expect(found).toMatchObject({ severity: 'warning', field: 'firstMessageMode' });
      expect(found!.message).toMatch(/let the assistant speak first and write a first message\.$/);
    }
  });

  test.each([
    [null, 'What Vapi may have there is not known here.'],
    [' ', 'The first message is empty.'],
  ])('is missing when it is %j, in every mode', (firstMessage, words) => {
    for (const firstMessageMode of ['assistant-speaks-first', null] as const) {
      const [found, ...others] = check({ firstMessage, firstMessageMode });
      expect(others).toEqual([]);
      expect(found).toMatchObject({ severity: 'error', field: 'firstMessage' });
      expect(found!.message).toContain(words);
      expect(found!.message).toContain('that an AI assistant speaks and that the call may be recorded');
    }
  });
});

test.each([
  ['systemPrompt', { systemPrompt: 'Use send_room_link.' }],
  ['personality', { personality: 'Use send_room_link.' }],
  ['bookingLogic', { bookingLogic: 'Use send_room_link.' }],
] as const)('an unknown tool is found in %s', (field, changes) => {
  expect(short(check(changes))).toEqual([`error ${field}`]);
});

test('an unknown tool is found in the documentation, with its entry', () => {
  const [found] = check({}, [{ ...rule, content: 'Use send_room_link.' }]);
  expect(found).toMatchObject({ severity: 'error', field: 'documentation' });
  expect(found!.message).toMatch(/^Tone: There is no tool called send_room_link\./);
});

test('the tools depend on whose assistant it is', () => {
  const systemPrompt = 'Use get_folio.';
  expect(short(check({ systemPrompt }))).toEqual(['error systemPrompt']);
  expect(check({ systemPrompt, assistantType: 'customer_experience' })).toEqual([]);
});

describe('warnings', () => {
  test('a long prompt', () => {
    const { prompt } = contentOf(good, { profile: defaultSettings, documentation: [rule] });
    const longer = (by: number) => check({ systemPrompt: good.systemPrompt! + 'x'.repeat(by - prompt.length) });
    expect(longer(32_000)).toEqual([]);
    expect(longer(32_001)).toMatchObject([{ severity: 'warning', field: 'systemPrompt' }]);
  });

  test('unknown variables, with their place', () => {
    const draft = { systemPrompt: 'Hi {{ guestName }}, {{guestName}}', endCallMessage: 'Bye {{- x | upcase }}' };
    expect(short(check(draft))).toEqual(['warning systemPrompt', 'warning endCallMessage']);
    expect(check({ systemPrompt: 'It is {{now}}, {{ "now" | date: "%A" }}, {{customer.number}}' })).toEqual([]);
  });

  test('no active documentation', () => {
    for (const none of [[], [{ ...rule, isActive: 0 as const }]]) {
      expect(short(check({}, none))).toEqual(['warning documentation']);
    }
  });
});

test('blanks of the documentation and of the prompt keep a draft from being published, by their names', () => {
  const content = 'Parking costs [Fill in: price of parking per night].';
  expect(check({}, [{ ...rule, title: 'Parking', content }])).toEqual([
    {
      severity: 'error',
      field: 'documentation',
      message: 'Parking: fill in price of parking per night. Until then callers would be told of the blanks.',
    },
  ]);
  expect(short(check({}, [rule, { ...rule, id: 2, content, isActive: 0 }]))).toEqual([]);
  expect(short(check({ systemPrompt: '[Fill in: who you are]' }))).toEqual(['error systemPrompt']);
});
