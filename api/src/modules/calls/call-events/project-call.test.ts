import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CallFacts } from '../../../providers/voice-platform.port.ts';
import { unknownCall } from './merge-call.rule.ts';
import { projectCall } from './project-call.mapper.ts';

const project = (facts: CallFacts, hasReport = false) =>
  projectCall('c1', 'test', 'info', { ...unknownCall, hasReport, firstSeenAt: 5_000, facts });
const [created, started, ended] = ['2026-11-16T12:00:00.000Z', '2026-11-16T12:00:04.000Z', '2026-11-16T12:01:00.000Z'];

describe('when a call began', () => {
  test.each<[string, CallFacts, string]>([
    ['as it was heard', { startedAt: started, createdAt: created }, started],
    ['else when it was created', { createdAt: created }, created],
    ['else when it was first seen', {}, '1970-01-01T00:00:05.000Z'],
  ])('%s', (_, facts, wanted) => {
    expect(project(facts).startedAt.toISOString()).toBe(wanted);
  });
});

test.each<[string, CallFacts, number | null]>([
  ['what was reported', { durationMs: 7, startedAt: started, endedAt: ended }, 7],
  ['the time between', { startedAt: started, endedAt: ended }, 56_000],
  ['nothing while it goes on', { startedAt: started }, null],
  ['nothing until the report tells it', { createdAt: created, endedAt: ended }, null],
  ['never less than nothing', { startedAt: ended, endedAt: started }, 0],
])('its duration is %s', (_, facts, durationMs) => {
  expect(project(facts).durationMs).toBe(durationMs);
});

test('a call that never connected has no duration', () => {
  expect(project({ createdAt: created, endedAt: ended }, true).durationMs).toBe(0);
});

test('text is stored as it was said, escapes included', () => {
  const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('\\u0000', '\\\\u0000', 'C:\\users\\"x"'));
  fc.assert(
    fc.property(texts, (text) => {
      expect(project({ summary: text, transcript: text })).toMatchObject({ summary: text, transcript: text });
    }),
  );
});

test('the stored merge state omits values with columns of their own', () => {
  const state = project({ summary: 'a', transcript: 'b', turns: [] }).mergeState;
  expect(state.facts).toEqual({ summary: 'a' });
  expect(state.firstSeenAt).toBe(5_000);
});
