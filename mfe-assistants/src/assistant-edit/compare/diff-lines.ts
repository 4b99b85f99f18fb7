import { diffArrays } from 'diff';

export type DiffLine = { kind: 'same' | 'removed' | 'added' | 'skipped'; text: string };

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): DiffLine['kind'] =>
  added ? 'added' : removed ? 'removed' : 'same';

/** What became of a text, line by line: the fewest lines that have to go and to come. */
export const diffLines = (before: string, after: string): DiffLine[] =>
  diffArrays(before.split('\n'), after.split('\n')).flatMap((change) =>
    change.value.map((text) => ({ kind: kindOf(change), text })),
  );

/** The changed lines with one unchanged line around them; what is between is said in a line. */
export function withoutSame(lines: readonly DiffLine[]): DiffLine[] {
  const isNear = (at: number): boolean => [at - 1, at, at + 1].some((near) => (lines[near]?.kind ?? 'same') !== 'same');
  const short: DiffLine[] = [];
  let skipped = 0;
  lines.forEach((line, at) => {
    if (!isNear(at)) skipped++;
    if (skipped > 0 && (isNear(at) || at === lines.length - 1)) {
      short.push({ kind: 'skipped', text: `${skipped} unchanged line${skipped === 1 ? '' : 's'}` });
      skipped = 0;
    }
    if (isNear(at)) short.push(line);
  });
  return short;
}
