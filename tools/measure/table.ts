import { cpus, totalmem } from 'node:os';
import { format } from 'prettier';
import type { Size } from './fill.ts';
import { isKept, type Speed, type Verdict } from './verdict.ts';

/** What came of one question in both databases. */
export type Row = { path: string; filter: string; small: Speed; large: Speed; verdict: Verdict };

export type Measurement = { small: Size; large: Size; rows: readonly Row[]; notMeasured: readonly string[]; at: Date };

const count = (rows: number): string => rows.toLocaleString('en-US');
const ms = (value: number): string => value.toFixed(1);

const wordOf = ({ isFast, isLevel }: Verdict): string =>
  [...(isFast ? [] : ['too slow']), ...(isLevel ? [] : ['grows'])].join(', ') || 'yes';

const lineOf = ({ path, filter, small, large, verdict }: Row): string[] => [
  `${path.replace('/api/admin', '')} ${filter && `\`${filter}\``}`,
  ...[small.p50, small.p95, large.p50, large.p95].map(ms),
  verdict.ratio.toFixed(2),
  `${small.rows} / ${large.rows}`,
  wordOf(verdict),
];

const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, ['---', ...head.slice(1, -1).map(() => '--:'), '---'], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** The measurement as markdown. */
export function renderMeasurement({ small, large, rows, notMeasured, at }: Measurement): Promise<string> {
  const missed = rows.filter(({ verdict }) => !isKept(verdict)).length;
  const sizes = ({ calls, payments }: Size): string => `${count(calls)} calls and ${count(payments)} payments`;
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB`;
  const head = ['GET /api/admin', 'small p50', 'small p95', 'large p50', 'large p95', 'ratio', 'rows', 'kept'];
  const text = `# How fast every list is

Written by \`npm run measure\` on ${at.toISOString().slice(0, 10)}, on a machine with ${machine}. Times are milliseconds over HTTP on loopback, of
thirty requests one after the other, after a warm-up. Small is ${sizes(small)}, large ${sizes(large)}, two years of them, filled by SQL; most lists
follow from these (tools/measure/fill).

Budget: at the large size under 100 ms at p95, and at most 1.5 times the p95 of the small one, where that has as many rows to answer with
(rows: small / large). A difference below 5 ms is noise, whatever its ratio. What missed was asked again, four times at most, and the fastest round of each size counts, for another program may have been
at work. Left out is what asks an outside service, reads one record or answers a file. A far page is the one after 10,000 rows, or the last
where there are fewer.

${rows.length - missed} of ${rows.length} keep it.${notMeasured.map((line) => `\n\n- not measured: ${line}`).join('')}

${table(head, rows.map(lineOf))}
`;
  return format(text, { parser: 'markdown', printWidth: 120 });
}
