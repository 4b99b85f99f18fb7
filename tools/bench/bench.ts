/** What a measured value is held against: itself, or its ratio to the yardstick of the same run. */
export type Target = { kind: 'value' | 'ratio'; atMost: number } | { kind: 'value' | 'ratio'; atLeast: number };

/** One line of a table: something that was measured, a median where it was measured several times. */
export type Line = {
  what: string;
  value: number;
  unit: 'ms' | 's' | 'KB' | 'MB' | 'requests' | '1/s' | '%' | 'times';
  /** Measured in the same run, in the same unit; machines differ. */
  yardstick?: { what: string; value: number };
  target?: Target;
  /** Why a target is missed, or what else to know. */
  note?: string;
};

/** What `npm run bench -- <name>` does. */
export type Bench = {
  title: string;
  /** How it was measured, in a few sentences of markdown. */
  how: string;
  /** @param signal ends it @throws UserFacingError when something it needs is missing */
  run: (options: BenchOptions) => Promise<Line[]>;
};

export type BenchOptions = {
  /** Only lines with this in them, where a bench can leave the others out. */
  only: string;
  /** How many calls come in by the doors, where a bench has calls come in. */
  calls: number;
  signal: AbortSignal;
  /** Adds a section of markdown to what is written of it. */
  add: (section: string) => void;
};

/** The middle of the values; of an even number of them the mean of the two in the middle. @throws RangeError for none */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('Nothing was measured.');
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1]!, sorted[sorted.length >> 1]!];
  return (low + high) / 2;
}

export const ratioOf = ({ value, yardstick }: Line): number | undefined => yardstick && value / yardstick.value;

/** Whether a line keeps its target; undefined for a line without one. */
export function isKept(line: Line): boolean | undefined {
  const { target } = line;
  if (!target) return undefined;
  const held = target.kind === 'value' ? line.value : ratioOf(line);
  if (held === undefined) throw new Error(`"${line.what}" has a ratio to keep and no yardstick.`);
  return 'atMost' in target ? held <= target.atMost : held >= target.atLeast;
}
