import { verdictOf } from '../../measure/verdict.ts';
import type { Line } from '../bench.ts';
import type { ExportMeasurement } from './export-measurements.ts';
import type { Measured } from './routes-measured.ts';

/** A difference below 5 ms is noise, whatever its ratio. */
const noise = 5;
const steepest = 1.5;

const calls = (size: number): string => `${size.toLocaleString('en-US')} calls`;
const most = (small: number): number => Math.max(steepest, (small + noise) / small);

/** Whether milliseconds of the larger product are no more than those of the small one allow; before either was asked they are not. */
export const isLevel = (small: number, large: number): boolean => large / small <= most(small);

/** How a route of the largest product is held against the one that is the yardstick. */
export function lineOf({ path, speeds }: Measured, sizes: readonly number[], yardstick: number): Line {
  const [small, large] = [speeds[yardstick]!, speeds.at(-1)!];
  const line: Line = {
    what: path,
    value: large.p95,
    unit: 'ms',
    yardstick: { what: calls(sizes[yardstick]!), value: small.p95 },
  };
  if (large.rows > small.rows)
    return { ...line, note: `answers ${large.rows} rows instead of ${small.rows}, so it is not held` };
  const { isFast } = verdictOf(small, large);
  return {
    ...line,
    target: { kind: 'ratio', atMost: most(small.p95) },
    ...(isFast ? {} : { note: 'takes 100 ms and more' }),
  };
}

/** How the export of the largest product is held: its beginning against that of the yardstick, the memory that it takes against its own first tenth. */
export function linesOfExport(path: string, small: ExportMeasurement, large: ExportMeasurement, size: number): Line[] {
  const { seconds, megabytes } = large;
  return [
    {
      what: `${path}, first byte`,
      value: large.firstByteMs,
      unit: 'ms',
      yardstick: { what: calls(size), value: small.firstByteMs },
      target: { kind: 'ratio', atMost: most(small.firstByteMs) },
    },
    {
      what: `${path}, most memory of the API`,
      value: large.memoryMb,
      unit: 'MB',
      yardstick: { what: 'by a tenth of it', value: large.atTenthMb },
      target: { kind: 'ratio', atMost: steepest },
      note: `${Math.round(megabytes)} MB in ${Math.round(seconds)} s; the ${small.megabytes.toFixed(1)} MB of ${calls(size)} take ${Math.round(small.memoryMb)} MB of memory`,
    },
  ];
}

const cellsOf = ({ path, speeds }: Measured): string[] => [
  path,
  ...speeds.map(({ p95, rows }) => `${p95.toFixed(1)}${rows > 1 ? ` (${rows} rows)` : ''}`),
];

/** What every route takes in every product, as a section of the report. */
export function sectionOf(
  measured: readonly Measured[],
  sizes: readonly number[],
  notMeasured: readonly string[],
): string {
  const head = ['GET', ...sizes.map(calls)];
  const rows = [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...measured.map(cellsOf)];
  return `## p95 of every route, in milliseconds

${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

Not asked:

${notMeasured.map((each) => `- ${each}`).join('\n')}
`;
}
