import { describe, expect, test } from '@jest/globals';
import { FirstMessageMode, type AssistantDraft } from '@booking/contracts/assistants';
import fc from 'fast-check';
import type { PlatformAssistant } from '../../../providers/voice-platform.port.ts';
import { platformFields } from '../editing/draft-from-platform.mapper.ts';
import { findDifferences } from './platform-differences.rule.ts';
import type { PlatformSnapshot } from './platform-snapshot.mapper.ts';

const text = fc.option(fc.string(), { nil: null });
const mode: fc.Arbitrary<string | null> = fc.option(fc.constantFrom(...FirstMessageMode.options), { nil: null });
const fields = fc.record(
  Object.fromEntries(platformFields.map((field) => [field, field === 'firstMessageMode' ? mode : text])),
);
const toolNames = fc.uniqueArray(fc.constantFrom('send_sms', 'get_property_facts', 'lookup_reservation'));

const nothing = Object.fromEntries(platformFields.map((field) => [field, null]));

const publication = (draft: object, prompt: string, tools: string[]) => ({
  draft: { ...draft, assistantType: 'guest' } as AssistantDraft,
  prompt,
  toolNames: tools,
  isRecorded: true,
});
const holding = (held: object, prompt: string, tools: string[]) => ({
  assistant: {
    ...held,
    prompt,
    toolIds: tools,
    inlineTools: [],
    deviations: [],
    isRecorded: true,
  } as unknown as PlatformAssistant,
  tools: tools.map((name) => ({ id: name, name, audience: 'guest' as const, changes: [] as string[] })),
});

test('an assistant with exactly the live content has no difference, in any order of its tools', () => {
  fc.assert(
    fc.property(fields, fc.string(), toolNames, (draft, prompt, tools) => {
      const held = holding(draft, prompt, tools.toReversed());
      expect(findDifferences(publication(draft, prompt, tools), held)).toEqual([]);
    }),
  );
});

test('names each differing field once with both values, and no field that was not sent', () => {
  fc.assert(
    fc.property(fields, fields, fc.string(), fc.string(), (draft, held, prompt, other) => {
      const found = findDifferences(publication(draft, prompt, []), holding(held, other, []));
      const isSent = (field: (typeof platformFields)[number]) =>
        draft[field] !== null && (draft[field] !== '' || /Message$/.test(field));
      const differing = platformFields.filter((field) => isSent(field) && draft[field] !== (held[field] ?? ''));
      expect(found.map(({ field }) => field)).toEqual([...differing, ...(prompt === other ? [] : ['prompt'])]);
      for (const { expected, found: theirs } of found) expect(expected).not.toBe(theirs);
    }),
  );
});

test('names missing and extra tools, but not foreign or deleted ones', () => {
  const held = holding(nothing, '', ['send_sms', 'gone']);
  const tools = [
    { id: 'send_sms', name: 'send_sms', audience: 'guest' as const, changes: [] },
    { id: 'theirs', name: 'order_taxi', audience: null, changes: [] },
  ];
  const drifted = findDifferences(publication(nothing, '', ['get_property_facts', 'send_sms']), { ...held, tools });
  expect(drifted).toEqual([{ field: 'tools', expected: 'get_property_facts, send_sms', found: 'send_sms' }]);
});

test.each([
  ['', null, []],
  ['', 'Hello.', ['firstMessage']],
  [null, 'Hello.', []],
])('a first message of %j that is %j at the platform differs in %j', (firstMessage, found, fields) => {
  const differences = findDifferences(
    publication({ ...nothing, firstMessage }, '', []),
    holding({ ...nothing, firstMessage: found }, '', []),
  );
  expect(differences).toEqual(fields.map((field) => ({ field, expected: firstMessage, found })));
});

test("names deviations from every assistant of ours in the platform's words", () => {
  const deviations = [{ field: 'server', expected: 'ours', found: 'another' }];
  const held = holding({ ...nothing }, '', []);
  expect(
    findDifferences(publication(nothing, '', []), { ...held, assistant: { ...held.assistant, deviations } }),
  ).toEqual(deviations);
});

describe('tools', () => {
  const has = (...tools: Partial<PlatformSnapshot['tools'][number]>[]): PlatformSnapshot => ({
    ...holding(
      nothing,
      '',
      tools.map(({ name }) => name!),
    ),
    tools: tools.map((tool) => ({ id: tool.name!, name: tool.name!, audience: 'guest', changes: [], ...tool })),
  });

  test('of another audience is not the expected one', () => {
    expect(findDifferences(publication(nothing, '', ['lookup']), has({ name: 'lookup', audience: 'staff' }))).toEqual([
      { field: 'tools', expected: 'lookup', found: 'lookup (staff)' },
    ]);
  });

  test('that were changed are named with their changes', () => {
    const held = has(
      { name: 'lookup', changes: ['description', 'spoken messages'] },
      { name: 'send_sms' },
      { name: 'quote', changes: ['parameters'] },
    );
    expect(findDifferences(publication(nothing, '', ['lookup', 'quote', 'send_sms']), held)).toEqual([
      {
        field: 'toolBodies',
        expected: 'lookup: as it is here\nquote: as it is here',
        found: 'lookup: changed in description and spoken messages\nquote: changed in parameters',
      },
    ]);
  });

  test.each([
    [['endCall', 'order_taxi'], []],
    [['order_taxi'], [{ field: 'foreignTools', expected: 'order_taxi', found: 'endCall, order_taxi' }]],
    [[], [{ field: 'foreignTools', expected: '', found: 'endCall, order_taxi' }]],
    [null, []],
    [undefined, []],
  ])('of others count as changed when they were %j at the publish', (foreignTools, differences) => {
    const held = has({ name: 'order_taxi', audience: null });
    held.assistant.inlineTools.push('endCall');
    expect(findDifferences({ ...publication(nothing, '', []), foreignTools }, held)).toEqual(differences);
  });
});

test('recording that was switched on again at the platform is a difference', () => {
  const silent = { ...publication(nothing, '', []), isRecorded: false };
  expect(findDifferences(silent, holding(nothing, '', []))).toEqual([
    { field: 'recording', expected: 'off', found: 'on' },
  ]);
});
