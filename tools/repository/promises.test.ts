import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { keyOf, type Proof } from '../prove/promise-check.ts';
import { sections } from '../prove/promises.ts';
import { hasTitle, isWritten } from '../prove/titles.ts';
import { writtenPromises } from '../prove/written-promises.ts';

const at = (file: string): URL => new URL(`../../${file}`, import.meta.url);
const textOf = (file: string): string => readFileSync(at(file), 'utf8');
const proofs: Proof[] = sections.flatMap(({ checks }) => checks.flatMap((check) => check.proofs));
const named = <T extends Proof>(some: T[]) => some.map((proof): [string, T] => [keyOf(proof), proof]);

test('every promise that is written down is in the table, and no other', () => {
  const written = writtenPromises(textOf('docs/promises.md'));
  for (const { number, checks } of sections)
    expect(checks.map(({ promise }) => promise).toSorted()).toEqual(written[number].toSorted());
  expect(written[2].length).toBeGreaterThan(20);
  expect(written[3].length).toBeGreaterThan(5);
});

test.each(named(proofs))('there is such a test: %s', (_, { file, test: title }) => {
  expect(existsSync(at(file))).toBe(true);
  expect(title === undefined || isWritten(textOf(file), title)).toBe(true);
});

test.each(named(proofs.filter(({ mutation }) => mutation)))(
  'what is to break it is there, once: %s',
  (_, { mutation }) => {
    const { file, find } = mutation!;
    expect(textOf(file).split(find)).toHaveLength(2);
  },
);

test('a title is known by what its table fills in, and by nothing less', () => {
  expect(hasTitle('%s: %# is refused (429)', 'a name: 3 is refused (429)')).toBe(true);
  expect(hasTitle('is refused', 'is refused too')).toBe(false);
  expect(hasTitle(undefined, 'anything')).toBe(true);
});
