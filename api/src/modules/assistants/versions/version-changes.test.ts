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

test('a tool of others that came or went is a change, its place among them is none', () => {
  expect(changesBetween(version(['taxi']), version(['dtmf', 'taxi']))).toEqual([
    { field: 'foreignTools', before: 'taxi', after: 'dtmf, taxi' },
  ]);
  expect(changesBetween(version(['dtmf', 'taxi']), version(['taxi', 'dtmf']))).toEqual([]);
});

test('where nobody could tell which tools of others there were, none came or went', () => {
  expect(changesBetween(version(null), version(['taxi']))).toEqual([]);
  expect(changesBetween(version(['taxi']), version(null))).toEqual([]);
});
