import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fileIn } from './image-file.rule.ts';

test('a file comes out of its data URL byte for byte, padded or not', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, padded) => {
      const base64 = Buffer.from(bytes).toString('base64');
      const file = fileIn(`data:image/png;base64,${padded ? base64 : base64.replace(/={1,2}$/, '')}`);
      expect(file).toEqual(Buffer.from(bytes));
    }),
  );
});

test('a file of many megabytes is read as a small one is', () => {
  const large = Buffer.alloc(30_000_000, 'hotel');
  expect(fileIn(`data:image/jpeg;base64,${large.toString('base64')}`).equals(large)).toBe(true);
});

test.each([
  'aGVsbG8=',
  'data:image/png,hello',
  'data:image/png;base64,aGVs bG8=',
  'data:image/png;base64,aGVsbG8===',
  'data:image/png;base64,aGV=sbG8',
  'data:image/png;base64,aGVsbG8=\n',
  'x data:image/png;base64,aGVsbG8=',
])('%j holds no file', (text) => {
  expect(fileIn(text)).toHaveLength(0);
});
