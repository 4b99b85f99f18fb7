import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldText } from './fold-text.ts';

test('a text is folded once: folding it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(foldText(foldText(text))).toBe(foldText(text))),
  );
});
