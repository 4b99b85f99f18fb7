import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { buildFile, optionalBuildFile } from './build-file.adapter.ts';

const folder = mkdtempSync(join(tmpdir(), 'build-file-'));
const path = join(folder, 'shell.json');
const parse = jest.fn((text: string) => JSON.parse(text) as unknown);

/** @param second when it was built */
const build = (content: string, second: number): void => {
  writeFileSync(path, content);
  utimesSync(path, second, second);
};

beforeEach(() => void parse.mockClear());
afterAll(() => rmSync(folder, { recursive: true }));

test('parses a file once for each build', async () => {
  const get = buildFile(path, parse);
  build('{"version":1}', 1);
  expect([await get(), await get()]).toEqual([{ version: 1 }, { version: 1 }]);
  expect(parse).toHaveBeenCalledTimes(1);
  build('{"version":2}', 2);
  expect([await get(), await get()]).toEqual([{ version: 2 }, { version: 2 }]);
  expect(parse).toHaveBeenCalledTimes(2);
});

test('reads a file again that could not be parsed', async () => {
  const get = buildFile(path, parse);
  build('{', 3);
  await expect(get()).rejects.toThrow(SyntaxError);
  await expect(get()).rejects.toThrow(SyntaxError);
  expect(parse).toHaveBeenCalledTimes(2);
});

test('gives nothing for an optional file that was not built, and throws for any other', async () => {
  const missing = join(folder, 'remote.json');
  expect(await optionalBuildFile(missing, parse)()).toBeUndefined();
  await expect(buildFile(missing, parse)()).rejects.toThrow('ENOENT');
  build('{', 4);
  await expect(optionalBuildFile(path, parse)()).rejects.toThrow(SyntaxError);
});
