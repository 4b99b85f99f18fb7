import { expect, test } from '@jest/globals';
import { diffLines, withoutSame, type DiffLine } from './diff-lines.ts';

const short = (lines: readonly DiffLine[]) =>
  lines.map(({ kind, text }) => `${{ same: ' ', removed: '-', added: '+', skipped: '…' }[kind]}${text}`);

test('a changed line is one that goes and one that comes', () => {
  expect(short(diffLines('a\nb\nc', 'a\nB\nc'))).toEqual([' a', '-b', '+B', ' c']);
});

test('lines at the ends come and go', () => {
  expect(short(diffLines('a\nb', 'b\nc'))).toEqual(['-a', ' b', '+c']);
});

test('what is kept and what came make the new text, what is kept and what went the old', () => {
  const texts = ['', 'a', 'a\nb', 'b\na\nb\n', 'c\n\na\nb\nc\nd', 'd\nc\nb\na'];
  for (const before of texts) {
    for (const after of texts) {
      const lines = diffLines(before, after);
      const without = (kind: DiffLine['kind']) =>
        lines
          .filter((line) => line.kind !== kind)
          .map(({ text }) => text)
          .join('\n');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }
  }
});

test('unchanged lines away from a change are only counted', () => {
  const lines = diffLines('a\nb\nc\nd\ne\nf', 'a\nb\nc\nD\ne\nf');
  expect(short(withoutSame(lines))).toEqual(['…2 unchanged lines', ' c', '-d', '+D', ' e', '…1 unchanged line']);
  expect(withoutSame(diffLines('a', 'a'))).toEqual([{ kind: 'skipped', text: '1 unchanged line' }]);
});
