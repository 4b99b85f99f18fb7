import { totalmem } from 'node:os';
import { format } from 'prettier';
import { isKept, ratioOf, type Bench, type Line, type Target } from './bench.ts';
import { thisMachine, type Run } from './history.ts';

const number = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
const inUnit = (value: number, unit: Line['unit']): string =>
  unit === 'times' ? number(value) : `${number(value)} ${unit}`;

const targetOf = (target: Target | undefined, unit: Line['unit']): string => {
  if (!target) return '';
  const sign = 'atMost' in target ? '≤' : '≥';
  const bound = 'atMost' in target ? target.atMost : target.atLeast;
  return target.kind === 'ratio' ? `${sign} ${number(bound)} ×` : `${sign} ${inUnit(bound, unit)}`;
};

const keptWord = (kept: boolean | undefined): string => (kept === undefined ? '' : kept ? 'yes' : '**no**');

/** What `cellsOf` answers. */
export const head = ['what', 'measured', 'yardstick', 'ratio', 'target', 'kept'];

/** A line as the cells of a table. */
export function cellsOf(line: Line): string[] {
  const { what, value, unit, yardstick, target } = line;
  const ratio = ratioOf(line);
  return [
    what,
    inUnit(value, unit),
    yardstick ? `${yardstick.what}: ${inUnit(yardstick.value, unit)}` : '',
    ratio === undefined ? '' : `${number(ratio)} ×`,
    targetOf(target, unit),
    keptWord(isKept(line)),
  ];
}

const lastOf = ({ what, unit }: Line, before: Run | undefined): string => {
  const last = before?.values[what];
  return last === undefined ? '' : inUnit(last, unit);
};

/** A table of markdown. */
export const table = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Markdown as `npm run check` wants it. */
export const formatted = (text: string): Promise<string> => format(text, { parser: 'markdown', printWidth: 120 });

/** The lines of a bench as markdown, and its own sections; these alone where no line is held to anything. @param before the last run on such a machine */
export function asMarkdown(
  bench: Bench,
  lines: readonly Line[],
  before: Run | undefined,
  at: Date,
  sections: readonly string[] = [],
): Promise<string> {
  const held = lines.filter(({ target }) => target);
  const missed = held.filter((line) => !isKept(line)).length;
  const notes = lines.filter(({ note }) => note).map(({ what, note }) => `- **${what}**: ${note}`);
  const machine = `${thisMachine()}, ${Math.round(totalmem() / 1024 ** 3)} GB`;
  const rows = lines.map((line) => [...cellsOf(line), lastOf(line, before)]);
  const all = table([...head, 'last time'], rows);
  const kept = `${held.length - missed} of ${held.length} targets are kept.`;
  const text = `# ${bench.title}

Written on ${at.toISOString().slice(0, 10)}, on a machine with ${machine}. ${bench.how}

${held.length > 0 ? kept : ''}

${held.length > 0 || sections.length === 0 ? all : ''}

${notes.join('\n')}

${sections.join('\n')}
`;
  return formatted(text);
}
