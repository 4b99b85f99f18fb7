import { expect, test } from '@jest/globals';
import { costLines, formatCost } from './cost-lines.ts';
import { inWords } from '../calls/in-words.ts';

test('costs stand by part, the dearest first, without what cost nothing and without the sum', () => {
  expect(costLines({ transport: 0.004, llm: 0.0133, chat: 0, total: 0.0512, new_part: 0.001 })).toEqual([
    ['Model', 0.0133],
    ['Phone line', 0.004],
    ['New part', 0.001],
  ]);
});

test('parts of a cent are shown', () => {
  expect(formatCost(0.0061)).toBe('$0.0061');
  expect(formatCost(1.5)).toBe('$1.5000');
});

test.each([
  ['customer-ended-call', 'Customer ended call'],
  ['call.start.error-get-resources-validation', 'Call.start.error get resources validation'],
  ['', ''],
])('the reason "%s" reads "%s"', (code, words) => {
  expect(inWords(code)).toBe(words);
});
