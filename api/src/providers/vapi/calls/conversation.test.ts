import { describe, expect, test } from '@jest/globals';
import { begin, conversation, type Json } from '../../../../test/providers/server-messages.ts';
import { transcriptOf } from '../../transcript.mapper.ts';
import { toolCallsOf, turnsOf, waitOf } from './conversation.mapper.ts';

describe('turns', () => {
  test('leave out the system prompt and what tools said', () => {
    expect(turnsOf(conversation(begin)).map(({ speaker }) => speaker)).toEqual([
      'assistant',
      'guest',
      'assistant',
      'guest',
    ]);
  });

  test.each<[string, Json, number | null, number | null]>([
    [
      'clock times come first',
      { time: begin + 4_000, endTime: begin + 6_500, secondsFromStart: 1, duration: 2.5 },
      4_000,
      2_500,
    ],
    ['seconds from the start stand in', { secondsFromStart: 1.25 }, 1_250, null],
    ['nothing is known', {}, null, null],
    ['an end before its beginning is no time at all', { time: begin + 4_000, endTime: begin }, 4_000, 0],
  ])('%s', (_, stamps, startedMs, durationMs) => {
    const turns = turnsOf([
      { role: 'system', message: 'x', time: begin },
      { role: 'user', message: 'Hi', ...stamps },
    ]);
    expect(turns).toEqual([{ speaker: 'guest', text: 'Hi', startedMs, durationMs }]);
  });

  test('are read in either spelling of the platform, empty ones left out', () => {
    const spellings = [
      { role: 'bot', message: 'a' },
      { role: 'assistant', content: 'b' },
      { role: 'user', content: 'c' },
      { role: 'user', message: '' },
      { role: 'tool', content: 'd' },
      { role: 'constructor', message: 'e' },
    ];
    expect(transcriptOf(turnsOf(spellings))).toBe('AI: a\nAI: b\nUser: c\n');
  });
});

test('a wait runs from the end of the guest’s turn to the answer, on average', () => {
  const turn = (speaker: 'guest' | 'assistant', startedMs: number | null, durationMs: number) => ({
    speaker,
    text: 'x',
    startedMs,
    durationMs,
  });
  const turns = [
    turn('guest', 0, 1_000),
    turn('assistant', 1_500, 100),
    turn('guest', 2_000, 1_000),
    turn('assistant', 4_500, 1),
  ];
  expect(waitOf(turns)).toBe(1_000);
  expect(waitOf([turn('guest', 0, 5_000), turn('assistant', 1_000, 1)])).toBeUndefined();
  expect(waitOf([turn('guest', null, 1), turn('assistant', 1_000, 1)])).toBeUndefined();
});

describe('tool calls in a conversation', () => {
  test('have their answer, when it came and how long it took', () => {
    expect(toolCallsOf(conversation(begin))).toEqual([
      {
        id: 'call_q7Lw2',
        name: 'get_availability_and_rates',
        arguments: { checkIn: '2026-12-01', checkOut: '2026-12-03', guests: 2 },
        result: 'No result returned.',
        error: null,
        startedMs: 7_500,
        durationMs: 600,
        answeredBy: 'provider',
      },
    ]);
  });

  test('wait for it without one', () => {
    expect(toolCallsOf(conversation(begin).slice(0, 4))).toMatchObject([
      { result: null, answeredBy: null, durationMs: null },
    ]);
  });

  test('an answer to nothing that was asked is left out', () => {
    expect(toolCallsOf([{ role: 'tool_call_result', toolCallId: 'x', result: 'y' }])).toEqual([]);
  });
});
