import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { repositoryPath } from '../src/build/build.ts';
import type { Line } from '../bench/bench.ts';
import { benches } from '../bench/benches.ts';
import { budgetsTable } from '../bench/budgets-table.ts';
import { newestOf } from '../bench/newest.ts';
import { explainedIn, isMissed, overviewOf, type Runs } from '../bench/overview.ts';

const missed: Line = {
  what: 'memory of the API',
  value: 300,
  unit: 'MB',
  target: { kind: 'value', atMost: 200 },
};
const runs: Runs = {
  api: { at: '2026-03-01T10:00:00.000Z', commit: 'abc1234', machine: 'two cores', lines: [missed] },
};

describe('the page of all budgets', () => {
  test('has what is missed, and where it is explained', async () => {
    const page = await overviewOf(runs, explainedIn('# Misses\n\n## What it keeps\n\nOf `memory of the API`.\n\nWhy.'));
    expect(page).toContain('0 of 1 targets are kept');
    expect(page).toMatch(/\| memory of the API +\| 300 MB .*\| ≤ 200 MB +\| \*\*no\*\* +\|/);
    expect(page).toContain('- [What it keeps](misses.md#what-it-keeps): memory of the API');
    expect(page).toMatch(/\[api\]\(api\.md\) +\| 2026-03-01 10:00 +\| abc1234/);
  });

  test('says of a budget that was never measured that it was not', async () => {
    expect(await overviewOf({}, [])).toMatch(/npm test\*\* +\| not measured yet: build/);
  });
});

test('a section of what is missed names its lines', () => {
  expect(explainedIn('# All\n\nOf `none`.\n\n## One\n\nOf `a`, `b`.\n\n## Two\n\nNothing.')).toEqual([
    { title: 'One', lines: ['a', 'b'] },
    { title: 'Two', lines: [] },
  ]);
});

describe('what is written down in docs/measured', () => {
  const folder = repositoryPath('docs/measured');
  const written: Runs = Object.fromEntries(Object.keys(benches).map((name) => [name, newestOf(folder, name)]));
  const explained = explainedIn(readFileSync(`${folder}/misses.md`, 'utf8'));
  const linesOf = (name: string): Line[] => written[name]?.lines ?? [];

  test('is of every bench', () => {
    for (const name of Object.keys(benches)) expect(existsSync(`${folder}/${name}.json`)).toBe(true);
  });

  test.each(Object.keys(benches))('each line of %s that has a target belongs to a budget', (name) => {
    const budgets = Object.values(budgetsTable)
      .flat()
      .filter(({ bench }) => bench === name);
    const homeless = linesOf(name).filter(({ what, target }) => target && !budgets.some(({ of }) => of.test(what)));
    expect(homeless.map(({ what }) => what)).toEqual([]);
  });

  test.each(Object.keys(benches))('each miss of %s is explained', (name) => {
    const why = explained.flatMap(({ lines }) => lines);
    const unexplained = linesOf(name).filter((line) => isMissed(line) && !why.includes(line.what));
    expect(unexplained.map(({ what }) => what)).toEqual([]);
  });

  test('is on the page of all budgets', async () => {
    expect(readFileSync(`${folder}/README.md`, 'utf8')).toBe(await overviewOf(written, explained));
  });
});
