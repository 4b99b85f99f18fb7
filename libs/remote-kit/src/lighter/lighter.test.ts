import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { tokens as fluentTokens } from '@fluentui/react-components';
import { dark, light } from '../theme.ts';

type Text = Record<string, unknown>;
const ours = async (file: string): Promise<Text> => (await import(file)) as Text;

test('every token is the variable of its name, as in Fluent', async () => {
  const { tokens } = (await ours('./tokens.mjs')) as { tokens: Record<string, string> };
  for (const [name, value] of Object.entries(fluentTokens)) expect(tokens[name]).toBe(value);
});

describe('the themes as a table', () => {
  test('are those that Fluent works out', async () => {
    const { default: write } = (await ours('./theme-table.mjs')) as { default: () => string };
    const table = await ours(`data:text/javascript,${encodeURIComponent(write())}`);
    const asText = (theme: object): Text =>
      Object.fromEntries(Object.entries(theme).map(([name, value]) => [name, String(value)]));
    expect(table['light']).toEqual(asText(light));
    expect(table['dark']).toEqual(asText(dark));
  });
});

test('zod is made to write no programs, and says so when it would do it in another way', async () => {
  const { zodWithoutPrograms } = (await ours('./lighter.mjs')) as { zodWithoutPrograms: { test: string } };
  const { default: byHand } = (await ours('./checks-by-hand.mjs')) as { default: (source: string) => string };
  expect(byHand(readFileSync(zodWithoutPrograms.test, 'utf8'))).toContain('const jit = false;');
  expect(() => byHand('const jit = mayRun();')).toThrow('Zod decides in another way');
});

test('the modules that are replaced are still where they were', async () => {
  const { lighter } = (await ours('./lighter.mjs')) as { lighter: Record<string, string> };
  for (const [theirs, own] of Object.entries(lighter)) {
    expect(existsSync(own)).toBe(true);
    if (theirs.startsWith('/')) expect(existsSync(theirs)).toBe(true);
  }
});
