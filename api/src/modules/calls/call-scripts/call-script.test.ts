import { expect, test } from '@jest/globals';
import type { Turn } from '../../../providers/voice-platform.port.ts';
import { toCallScript } from './call-script.mapper.ts';

const turn = (speaker: Turn['speaker'], text: string, startedMs: number): Turn => ({
  speaker,
  text,
  startedMs,
  durationMs: null,
});

test('what the caller said without a pause is one turn, with the tools used before the next', () => {
  const turns = [
    turn('assistant', 'Hello!', 0),
    turn('guest', 'This is Rosa Chen.', 1_000),
    turn('guest', 'A room for two, please.', 2_000),
    turn('assistant', 'One moment.', 3_000),
    turn('assistant', 'We have a suite.', 5_000),
    turn('guest', 'Text me the link.', 6_000),
  ];
  const tools = [
    { name: 'get_availability_and_rates', startedMs: 3_500 },
    { name: 'send_room_selection_link', startedMs: 6_500 },
    { name: 'send_room_selection_link', startedMs: 7_000 },
  ];
  expect(toCallScript(turns, tools, ['Rosa Chen'])).toEqual([
    {
      says: 'This is Alex Guest. A room for two, please.',
      expects: [{ kind: 'uses_tool', name: 'get_availability_and_rates' }],
    },
    { says: 'Text me the link.', expects: [{ kind: 'uses_tool', name: 'send_room_selection_link' }] },
  ]);
});

test('a number that is read out in several turns is replaced as one', () => {
  const turns = [
    turn('guest', 'Five one two,', 0),
    turn('guest', 'eight six seven', 900),
    turn('guest', '5309', 1_500),
  ];
  expect(toCallScript(turns, [], [])).toEqual([{ says: '+15125550100', expects: [] }]);
});

test('a script keeps the limits of a golden call', () => {
  const turns = Array.from({ length: 40 }, (_, at) => [
    turn('guest', 'word '.repeat(500), at * 2_000),
    turn('assistant', 'Go on.', at * 2_000 + 1_000),
  ]).flat();
  const tools = Array.from({ length: 30 }, (_, at) => ({ name: `tool_${at}`, startedMs: 10 }));
  const script = toCallScript(turns, tools, []);
  expect([script.length, script[0]!.says.length, script[0]!.expects.length]).toEqual([30, 2000, 20]);
});

test('a call in which the caller said nothing makes no turns', () => {
  expect(toCallScript([turn('assistant', 'Hello!', 0)], [{ name: 'x', startedMs: 1 }], [])).toEqual([]);
});
