import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csvCell } from './csv-cell.mapper.ts';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const before = [
  '',
  ' ',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u200b',
  '\u2028',
  '\u0085',
  '\u3164',
  '\u2800',
  '\ufe0f',
];

describe('a cell of a CSV file', () => {
  test.each(before.flatMap((blank) => signs.map((sign) => [`${blank}${sign}cmd|' /C calc'!A0`])))(
    'stays text when it begins like a formula: %j',
    (text) => {
      expect(csvCell(text)).toBe(`'${text}`);
    },
  );

  test.each(['\t1', '\r1', '\n1', '\u20281', '\u00851'])(
    'stays text when it begins with a control character: %j',
    (text) => {
      expect(csvCell(text)).toBe(`'${text}`);
    },
  );

  test.each(['Jane Doe', '12-34', 'a@b.example', '', ' two words', '(512) 555-0142'])(
    'is left as it is: %j',
    (text) => {
      expect(csvCell(text)).toBe(text);
    },
  );

  test('leaves numbers and empty cells as they are', () => {
    expect([csvCell(-5), csvCell(null)]).toEqual([-5, null]);
  });

  test('never begins with what a spreadsheet runs, and never loses a character', () => {
    const text = fc.string({ unit: fc.oneof(fc.constantFrom(...signs, ...before, "'", '"', ','), fc.string()) });
    fc.assert(
      fc.property(text, (value) => {
        const cell = csvCell(value) as string;
        expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
        expect(cell).not.toMatch(/^[\t\r\n]/);
        expect(cell === value || cell === `'${value}`).toBe(true);
      }),
    );
  });
});
