export type DiffLine = { kind: 'same' | 'removed' | 'added' | 'skipped'; text: string };

/** How long the longest common run of lines is from each pair of positions on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const [here, next] = [lengths[i]!, lengths[i + 1]!];
      here[j] = before[i] === after[j] ? next[j + 1]! + 1 : Math.max(next[j]!, here[j + 1]!);
    }
  }
  return lengths;
}

/** What became of a text, line by line: the fewest lines that have to go and to come. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const common = commonLengths(old, now);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      lines.push({ kind: 'same', text: old[i++]! });
      j++;
    } else if (j === now.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      lines.push({ kind: 'removed', text: old[i++]! });
    } else {
      lines.push({ kind: 'added', text: now[j++]! });
    }
  }
  return lines;
}

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
