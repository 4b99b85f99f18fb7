import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseArguments } from './parse-arguments.ts';

test.each(['', '  \n'])('nothing means an empty object (%j)', (text) => {
  expect(parseArguments(text)).toEqual({});
});

test.each(['{', "{'phone': 1}", 'phone', '[]', '5', 'null', '"text"'])('%s is refused', (text) => {
  expect(parseArguments(text)).toBeUndefined();
});

test('any object comes back as it was written', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const written = JSON.stringify(value, null, 2);
      expect(JSON.stringify(parseArguments(written))).toBe(JSON.stringify(JSON.parse(written)));
    }),
  );
});
