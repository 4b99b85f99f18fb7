import { expect, test } from '@jest/globals';
import type { AssistantDraft } from '@booking/contracts/assistants';
import { changesBetween } from './version-changes.rule.ts';

const version = (foreignTools: string[] | null) => ({
  draft: {} as AssistantDraft,
  prompt: 'Be kind.',
  toolNames: [],
  documentation: [],
  isRecorded: true,
  foreignTools,
});

test('an added or removed foreign tool is a change, but not its order', () => {
  expect(changesBetween(version(['taxi']), version(['dtmf', 'taxi']))).toEqual([
    { field: 'foreignTools', before: 'taxi', after: 'dtmf, taxi' },
  ]);
  expect(changesBetween(version(['dtmf', 'taxi']), version(['taxi', 'dtmf']))).toEqual([]);
});

test('foreign tools do not count as changed when they are unknown', () => {
  expect(changesBetween(version(null), version(['taxi']))).toEqual([]);
  expect(changesBetween(version(['taxi']), version(null))).toEqual([]);
});
