import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryPath } from '../src/build/build.ts';

const decisions = globSync('*.md', { cwd: repositoryPath('docs/adr') }).filter((name) => /^\d{4}-/.test(name));

test('every decision has its number, status, date, context, decision and consequences', () => {
  expect(decisions.length).toBeGreaterThan(55);
  const incomplete = decisions.filter((name) => {
    const text = readFileSync(repositoryPath(`docs/adr/${name}`), 'utf8');
    const number = Number(basename(name).slice(0, 4));
    const parts = [
      new RegExp(`^# ${number}\\. `),
      /^Status: \w/m,
      /\bDate: \d{4}-\d\d-\d\d\b/,
      /^## Context$/m,
      /^## Decision$/m,
      /^## Consequences$/m,
    ];
    return !parts.every((part) => part.test(text));
  });
  expect(incomplete).toEqual([]);
});
