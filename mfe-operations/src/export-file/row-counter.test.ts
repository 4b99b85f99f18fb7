import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countRows, type Format } from './row-counter.ts';

const said = fc.array(fc.oneof(fc.constantFrom('"', '\n', '\r\n', ',', 'ß', '\\'), fc.string()), { maxLength: 6 });
const rows = fc.array(
  said.map((parts) => parts.join('')),
  { maxLength: 12 },
);

const csv = (cells: string[]): string =>
  `\uFEFF"transcript"\r\n${cells.map((cell) => `"${cell.replaceAll('"', '""')}"\r\n`).join('')}`;
const json = (cells: string[]): string =>
  cells.length === 0 ? '[]' : `[${cells.map((cell) => JSON.stringify({ cell })).join(',\n')}]\n`;

test.each<[Format, (cells: string[]) => string]>([
  ['csv', csv],
  ['json', json],
])('rows of %s are counted, whatever was said in them and wherever the bytes are cut', (format, written) => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 9 }), (cells, size) => {
      const bytes = new TextEncoder().encode(written(cells));
      const count = countRows(format);
      let counted = 0;
      for (let at = 0; at < bytes.length; at += size) counted = count(bytes.subarray(at, at + size));
      expect(counted).toBe(cells.length);
    }),
  );
});

test('until the head of a CSV file has ended there are no rows', () => {
  const count = countRows('csv');
  expect([count(new TextEncoder().encode('"tran')), count(new TextEncoder().encode('script"\r\n'))]).toEqual([0, 0]);
});
