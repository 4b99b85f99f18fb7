import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import * as parts from './zod-parts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = globSync(
  ['libs/{contracts,http,remote-kit,ui}/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}'],
  {
    cwd: root,
  },
).filter((file) => !/\.test\.tsx?$|openapi\.ts$|testing\//.test(file));

test('the browser has all of zod that the sources of the console write', () => {
  const written = sources.flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    return /import { z } from 'zod'/.test(text)
      ? [...text.matchAll(/\bz\s*\.([a-z]\w*)(?=[.(])/g)].map(([, name]) => name!)
      : [];
  });
  expect(written.length).toBeGreaterThan(500);
  expect([...new Set(written)].filter((name) => !(name in parts))).toEqual([]);
});
