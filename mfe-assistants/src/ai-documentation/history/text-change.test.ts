import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { textChange } from './text-change.ts';

test.each([
  ['Breakfast is at 7 AM daily', 'Breakfast is at 8 AM daily', 'Breakfast is at ', '7', '8', ' AM daily'],
  ['No pets', 'No pets at all', 'No pets', '', ' at all', ''],
  ['a a', 'a a a', 'a a', '', ' a', ''],
  ['0', '12', '', '0', '12', ''],
  ['same', 'same', 'same', '', '', ''],
])('from "%s" to "%s"', (before, after, lead, removed, added, tail) => {
  expect(textChange(before, after)).toEqual({ lead, removed, added, tail });
});

test('both texts can be read from what changed', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'Ünï')).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { lead, removed, added, tail } = textChange(before, after);
      expect([lead + removed + tail, lead + added + tail]).toEqual([before, after]);
    }),
  );
});
