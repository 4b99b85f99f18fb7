import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { conversationOf, type Spoken, type ToolCall, type Turn } from './conversation.ts';

const turn = (text: string, startedMs: number | null): Turn => ({
  speaker: 'guest',
  text,
  startedMs,
  durationMs: null,
});
const tool = (id: string, startedMs: number | null): ToolCall => ({
  ...{ id, name: 'a_tool', arguments: {}, result: null, error: null },
  ...{ startedMs, durationMs: null },
});
const names = (spoken: readonly Spoken[]): string[] =>
  spoken.map((each) => (each.kind === 'turn' ? each.turn.text : each.tool.id));

test('a tool call stands between the words before and after it', () => {
  const turns = [turn('hello', 0), turn('a room', 4_000), turn('it costs', 9_000)];
  expect(names(conversationOf(turns, [tool('price', 7_500), tool('rooms', 7_000)]))).toEqual([
    'hello',
    'a room',
    'rooms',
    'price',
    'it costs',
  ]);
});

test('a tool call that began with a word stands behind it', () => {
  expect(names(conversationOf([turn('hello', 0), turn('a room', 4_000)], [tool('rooms', 4_000)]))).toEqual([
    'hello',
    'a room',
    'rooms',
  ]);
});

test('a tool call of unknown time stands at the end', () => {
  expect(names(conversationOf([turn('hello', 0)], [tool('b', null), tool('a', 100)]))).toEqual(['hello', 'a', 'b']);
});

test('without times the words stay as they came', () => {
  expect(names(conversationOf([turn('one', null), turn('two', null)], [tool('a', 5)]))).toEqual(['one', 'two', 'a']);
});

test('nothing is lost, nothing comes twice, and words keep their order', () => {
  const times = fc.array(fc.option(fc.nat(20), { nil: null }), { maxLength: 8 });
  fc.assert(
    fc.property(times, times, (said, done) => {
      const spoken = names(
        conversationOf(
          said.map((at, index) => turn(`turn ${index}`, at)),
          done.map((at, index) => tool(`tool ${index}`, at)),
        ),
      );
      expect(spoken.toSorted()).toEqual(
        [...said.map((_, index) => `turn ${index}`), ...done.map((_, index) => `tool ${index}`)].toSorted(),
      );
      expect(spoken.filter((name) => name.startsWith('turn'))).toEqual(said.map((_, index) => `turn ${index}`));
    }),
  );
});
