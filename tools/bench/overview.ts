import { isKept, type Line } from './bench.ts';
import { budgetsTable, type Budget } from './budgets-table.ts';
import type { Newest } from './newest.ts';
import { cellsOf, formatted, head, table } from './report.ts';

export type Runs = Record<string, Newest | undefined>;
/** A section of misses.md, and the lines that it is about. */
export type Explained = { title: string; lines: string[] };

/** A bench of more lines than a person reads is one row, and its misses. */
const manyLines = 40;

const isHeld = ({ target }: Line): boolean => target !== undefined;
export const isMissed = (line: Line): boolean => isKept(line) === false;
const linesOf = ({ bench, of }: Budget, runs: Runs): Line[] =>
  (runs[bench]?.lines ?? []).filter(({ what }) => of.test(what));

/** Sections of misses.md: a heading, and below it "Of `a line`, `another`." */
export function explainedIn(misses: string): Explained[] {
  return misses
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = ''] = section.split('\n', 1);
      const [, names = ''] = /^Of ((?:`[^`]+`[,\s]*)+)\./m.exec(section) ?? [];
      return { title, lines: [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name!) };
    });
}

/** As GitHub makes the address of a heading. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

function rowsOf(budget: Budget, runs: Runs): string[][] {
  const lines = linesOf(budget, runs);
  const page = `[${budget.bench}](${budget.bench}.md)`;
  if (lines.length === 0)
    return [[`**${budget.budget}**`, `not measured yet: ${budget.bench}`, ...head.slice(1).map(() => '')]];
  const held = lines.filter(isHeld);
  const missed = lines.filter(isMissed);
  const isMany = lines.length > manyLines;
  const sum = [`${held.length - missed.length} of ${held.length} lines of ${page} are kept`, '', '', '', '', ''];
  const shown = isMany ? missed : lines.filter((line) => isHeld(line) || line.yardstick);
  const rows = [...(isMany ? [sum] : []), ...shown.map(cellsOf)];
  return rows.map((cells, index) => [index === 0 ? `**${budget.budget}**` : '', ...cells]);
}

function missesOf(runs: Runs, explained: readonly Explained[]): string {
  const missed = Object.values(runs).flatMap((run) => run?.lines.filter(isMissed) ?? []);
  const sections = explained.filter(({ lines }) => missed.some(({ what }) => lines.includes(what)));
  return sections
    .map(({ title, lines }) => {
      const its = missed.filter(({ what }) => lines.includes(what)).map(({ what }) => what);
      return `- [${title}](misses.md#${anchorOf(title)}): ${its.join('; ')}`;
    })
    .join('\n');
}

/** All budgets on one page, each with what was measured of it last and beside what. @param explained why those are missed that are */
export function overviewOf(runs: Runs, explained: readonly Explained[]): Promise<string> {
  const all = Object.values(budgetsTable).flat();
  const held = all.flatMap((budget) => linesOf(budget, runs)).filter(isHeld);
  const kept = held.filter((line) => !isMissed(line)).length;
  const when = Object.entries(runs).flatMap(([name, run]) =>
    run ? [[`[${name}](${name}.md)`, run.at.slice(0, 16).replace('T', ' '), run.commit, run.machine]] : [],
  );
  const tables = Object.entries(budgetsTable).map(
    ([title, budgets]) =>
      `## ${title}\n\n${table(
        ['budget', ...head],
        budgets.flatMap((budget) => rowsOf(budget, runs)),
      )}`,
  );
  return formatted(`# Budgets, and what is measured of them

Written by \`npm run bench\`; \`npm run bench -- all\` measures all of them, one after the other. Each line is held against its yardstick of
the same run, for machines differ; lines without a target are there to compare. ${kept} of ${held.length} targets are kept. That the queries of a
request do not grow with its rows is counted by api/test/sweeps/queries/queries.api.test.ts, with every \`npm test\`.

${tables.join('\n\n')}

## What is missed

${missesOf(runs, explained) || 'Nothing.'}

## When it was measured

${table(['bench', 'UTC', 'commit', 'machine'], when)}
`);
}
