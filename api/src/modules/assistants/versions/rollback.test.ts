import { expect, test } from '@jest/globals';
import type { AssistantDraft } from '@booking/contracts/assistants';
import { rollbackDraft } from './rollback.rule.ts';

const draft = (fields: Partial<AssistantDraft>): AssistantDraft =>
  ({ firstMessage: null, endCallMessage: null, voiceProvider: null, voiceId: null, ...fields }) as AssistantDraft;
const set = draft({ firstMessage: 'New.', voiceProvider: 'vapi', voiceId: 'Elliot' });

test('fields that the version left to the platform are cleared where possible, and otherwise stay', () => {
  const { draft: back, goingOn } = rollbackDraft(draft({ systemPrompt: 'Old.' }), { draft: set });
  expect(back).toMatchObject({ systemPrompt: 'Old.', firstMessage: '', voiceProvider: 'vapi', voiceId: 'Elliot' });
  expect(back.endCallMessage).toBeNull();
  expect(goingOn).toEqual(['voiceProvider', 'voiceId']);
});

test.each([
  ['it set itself', set, { draft: draft({ firstMessage: 'Newer.', voiceId: 'Nico' }) }],
  ['nobody set since', draft({}), { draft: draft({}) }],
  ['nothing of ours is live', draft({}), undefined],
])('a version is restored in what %s', (_, version, live) => {
  expect(rollbackDraft(version, live)).toEqual({ draft: version, goingOn: [] });
});
