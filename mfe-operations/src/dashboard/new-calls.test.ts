import { expect, test } from '@jest/globals';
import { newCallsText } from './new-calls.ts';

test.each([
  [1, '1 new call'],
  [2, '2 new calls'],
  [999, '999 new calls'],
  [1000, '1,000 or more new calls'],
])('%i since the screen was drawn: %j', (count, text) => expect(newCallsText(count)).toBe(text));
