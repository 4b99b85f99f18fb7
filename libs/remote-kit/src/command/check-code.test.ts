import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCode } from './check-code.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-code-'));
afterAll(() => rmSync(folder, { recursive: true }));

const passing = 'node --eval ""';
const failing = `node --eval "console.log('Total is wrong'); process.exit(1)"`;
const check = (scripts: Record<string, string>): Promise<void> => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  return checkCode(folder, 'mfe-laundry');
};

test('code passes whose types, lint and tests pass', async () => {
  await expect(check({ lint: passing, test: passing })).resolves.toBeUndefined();
});

test('what a check says is said, with which it was', async () => {
  await expect(check({ lint: passing, test: failing })).rejects.toThrow(/Total is wrong\n.*does not pass its tests/s);
  await expect(check({ lint: failing, test: passing })).rejects.toThrow('does not pass its types and lint');
});

test('a check that is missing is refused, and no other is run in its place', async () => {
  await expect(check({ lint: passing })).rejects.toThrow('has no script "test"');
});
