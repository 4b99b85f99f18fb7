import { describe, expect, test } from '@jest/globals';
import { answered, asked, cutOff, grown, heard, hungUp, takenBack, type Turn } from './turns.ts';

const greeting: Turn = { from: 'assistant', text: 'Hello', state: 'whole' };
const after = (...changes: ((turns: readonly Turn[]) => readonly Turn[])[]): readonly Turn[] =>
  changes.reduce<readonly Turn[]>((turns, change) => change(turns), [greeting]);

describe('a typed conversation', () => {
  test('shows what was asked at once, and the answer as it comes', () => {
    expect(after(asked('A room?'), grown('Yes'), grown(', one.'))).toEqual([
      greeting,
      { from: 'guest', text: 'A room?', state: 'whole' },
      { from: 'assistant', text: 'Yes, one.', state: 'coming' },
    ]);
    expect(after(asked('A room?'), grown('Yes'), answered).at(-1)).toMatchObject({ text: 'Yes', state: 'whole' });
  });

  test('keeps what came of an answer that was cut off', () => {
    expect(after(asked('A room?'), grown('Ye'), cutOff).at(-1)).toMatchObject({ text: 'Ye', state: 'cut' });
  });

  test('is as before when what was asked did not come through', () => {
    expect(after(asked('A room?'), takenBack)).toEqual([greeting]);
  });
});

describe('a spoken conversation', () => {
  const piece = (from: Turn['from'], text: string, isFinal = false) => heard({ from, text, isFinal });

  test('mends what it heard until it is final, and then begins a new line', () => {
    expect(after(piece('guest', 'A'), piece('guest', 'A room'), piece('guest', 'A room?', true))).toEqual([
      greeting,
      { from: 'guest', text: 'A room?', state: 'whole' },
    ]);
    expect(after(piece('guest', 'A room?', true), piece('guest', 'For two.', true))).toHaveLength(3);
  });

  test('keeps apart two who speak at once', () => {
    const turns = after(piece('assistant', 'We ha'), piece('guest', 'For'), piece('assistant', 'We have one.', true));
    expect(turns.map(({ text, state }) => [text, state])).toEqual([
      ['Hello', 'whole'],
      ['We have one.', 'whole'],
      ['For', 'coming'],
    ]);
  });

  test('waits for nothing any more once it was hung up', () => {
    expect(after(piece('guest', 'For'), hungUp).at(-1)).toMatchObject({ text: 'For', state: 'whole' });
  });
});
