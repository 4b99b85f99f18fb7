import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changeText } from './change.ts';

describe('change against yesterday', () => {
  test.each([
    [112, 100, '+12%'],
    [97, 100, '-3%'],
    [100, 100, '0%'],
    [999, 1000, '0%'],
    [5, 0, '–'],
    [0, 0, '–'],
    [0, 4, '-100%'],
  ])('%d after %d is %s', (today, yesterday, text) => {
    expect(changeText(today, yesterday)).toBe(text);
  });

  test('its sign says the direction, and never reads -0%', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }), (today, yesterday) => {
        const text = changeText(today, yesterday);
        expect(text).toMatch(/^(\+[1-9]\d*|-[1-9]\d*|0)%$/);
        if (text.startsWith('+')) expect(today).toBeGreaterThan(yesterday);
        if (text.startsWith('-')) expect(today).toBeLessThan(yesterday);
      }),
    );
  });
});
