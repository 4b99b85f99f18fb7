import { expect, test } from '@jest/globals';
import type { AssistantDraft } from '@booking/contracts/assistants';
import fc from 'fast-check';
import type { PlatformAssistant } from '../../providers/voice-platform.ts';
import { heldFields } from '../assistants/held-draft.ts';
import { compare } from './compare.ts';

const text = fc.option(fc.string(), { nil: null });
const fields = fc.record(Object.fromEntries(heldFields.map((field) => [field, text])));
const toolNames = fc.uniqueArray(fc.constantFrom('send_sms', 'get_property_facts', 'lookup_reservation'));

const nothing = Object.fromEntries(heldFields.map((field) => [field, null]));

const publication = (draft: object, prompt: string, tools: string[]) => ({
  draft: draft as AssistantDraft,
  prompt,
  toolNames: tools,
});
const holding = (held: object, prompt: string, tools: string[]) => ({
  assistant: { ...held, prompt, toolIds: tools, inlineTools: [] } as unknown as PlatformAssistant,
  tools: tools.map((name) => ({ id: name, name, audience: 'guest' as const })),
});

test('what holds exactly what went live differs in nothing, in whatever order its tools are', () => {
  fc.assert(
    fc.property(fields, fc.string(), toolNames, (draft, prompt, tools) => {
      const held = holding(draft, prompt, tools.toReversed());
      expect(compare(publication(draft, prompt, tools), held)).toEqual([]);
    }),
  );
});

test('each field that differs is named once, with both values; one that was not sent never', () => {
  fc.assert(
    fc.property(fields, fields, fc.string(), fc.string(), (draft, held, prompt, other) => {
      const found = compare(publication(draft, prompt, []), holding(held, other, []));
      const differing = heldFields.filter((field) => draft[field] !== null && draft[field] !== (held[field] ?? ''));
      expect(found.map(({ field }) => field)).toEqual([...differing, ...(prompt === other ? [] : ['prompt'])]);
      for (const { expected, found: theirs } of found) expect(expected).not.toBe(theirs);
    }),
  );
});

test('tools that are lacking or too many are named; those of others and those that are gone do not count', () => {
  const held = holding(nothing, '', ['send_sms', 'gone']);
  const tools = [
    { id: 'send_sms', name: 'send_sms', audience: 'guest' as const },
    { id: 'theirs', name: 'order_taxi', audience: null },
  ];
  const drifted = compare(publication(nothing, '', ['get_property_facts', 'send_sms']), { ...held, tools });
  expect(drifted).toEqual([{ field: 'tools', expected: 'get_property_facts, send_sms', found: 'send_sms' }]);
});
