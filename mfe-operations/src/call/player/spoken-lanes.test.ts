import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { peaksOf, toBars, turnAt } from './spoken-lanes.ts';

const turns = [
  { speaker: 'assistant', startedMs: 0, durationMs: 1_000 },
  { speaker: 'guest', startedMs: 2_000, durationMs: null },
] as const;

describe('the turn at a time', () => {
  test.each([
    [0, 'assistant'],
    [999, 'assistant'],
    [1_500, undefined],
    [2_000, 'guest'],
    [9_000, 'guest'],
  ])('at %i ms is that of %s', (ms, speaker) => expect(turnAt(turns, ms)?.speaker).toBe(speaker));

  test('is none where the times of turns are not known', () => {
    expect(turnAt([{ speaker: 'guest', startedMs: null, durationMs: null }], 5)).toBeUndefined();
  });
});

describe('what is drawn', () => {
  test('of two channels are the caller on the left and the assistant on the right', () => {
    expect(
      toBars(
        [
          [0.1, 0.2],
          [0.3, 0.4],
        ],
        [],
        4,
        2,
      ),
    ).toEqual([
      { guest: 0.1, assistant: 0.3 },
      { guest: 0.2, assistant: 0.4 },
    ]);
  });

  test('of one channel belongs to whoever speaks, and to nobody between turns', () => {
    expect(toBars([[0.5, 0.9, 1, 1]], turns, 4, 4)).toEqual([
      { assistant: 0.5, guest: 0 },
      { assistant: 0, guest: 0 },
      { assistant: 0, guest: 1 },
      { assistant: 0, guest: 1 },
    ]);
  });

  test('without a recording is who spoke when', () => {
    expect(toBars(undefined, turns, 4, 4).map(({ guest, assistant }) => [guest > 0, assistant > 0])).toEqual([
      [false, true],
      [false, false],
      [true, false],
      [true, false],
    ]);
  });
});

test('peaks are between 0 and 1, as many as wanted, and the loudest of a recording is 1', () => {
  expect(peaksOf([0, 0.1, -0.2, 0], 2)).toEqual([0.5, 1]);
  fc.assert(
    fc.property(
      fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { maxLength: 50 }),
      fc.integer({ min: 1, max: 20 }),
      (samples, count) => {
        const peaks = peaksOf(samples, count);
        expect(peaks).toHaveLength(count);
        expect(peaks.every((peak) => peak >= 0 && peak <= 1)).toBe(true);
        expect(Math.max(0, ...peaks)).toBe(samples.some((sample) => sample !== 0) ? 1 : 0);
      },
    ),
  );
});
