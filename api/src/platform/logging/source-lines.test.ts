import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { originsOf } from './origins.ts';
import { withSourceLines } from './source-lines.ts';

/** Line 1: columns 0 and 10 of a.ts, 20 of nothing; line 3: column 4 of b.ts, before a.ts in the file it comes from. */
const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,UAEI,U;;ICFH' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-lines-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [1, 0, 'a.ts:1:1'],
  [1, 9, 'a.ts:1:1'],
  [1, 10, 'a.ts:3:5'],
  [1, 25, undefined],
  [2, 0, undefined],
  [3, 3, undefined],
  [3, 90, 'b.ts:1:2'],
  [4, 0, undefined],
])('line %i, column %i comes from %s', (line, column, origin) => {
  expect(originsOf(map, [{ line, column }])).toEqual([origin]);
});

test('several places are looked up at once, in any order', () => {
  const places = [
    { line: 3, column: 4 },
    { line: 1, column: 12 },
  ];
  expect(originsOf(map, places)).toEqual(['b.ts:1:2', 'a.ts:3:5']);
});

test('a stack names the lines of the source, and what has no map stays as it is', () => {
  const [mapped, other] = ['mapped.mjs', 'other.mjs'].map((name) => pathToFileURL(join(folder, name)).href);
  writeFileSync(join(folder, 'mapped.mjs.map'), JSON.stringify(map));
  const stack = `Error: no\n    at go (${mapped}:1:11)\n    at ${mapped}:3:5\n    at ${other}:1:2\n    at node:fs:1:1`;
  const told = `Error: no\n    at go (a.ts:3:5)\n    at b.ts:1:2\n    at ${other}:1:2\n    at node:fs:1:1`;
  expect(withSourceLines(stack)).toBe(told);
  rmSync(join(folder, 'mapped.mjs.map'));
  expect(withSourceLines(stack)).toBe(told);
});
