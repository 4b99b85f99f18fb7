import { expect, test } from '@jest/globals';
import { correctionProblems as problems, NewCorrection } from './corrections.ts';

const problemOf = (asked: object): string | undefined => NewCorrection.safeParse(asked).error?.issues[0]?.message;

test.each([
  ['name', ' Ada  Lovelace ', 'Ada Lovelace'],
  ['name', '李', '李'],
  ['phone', '(512) 555-0143', '(512) 555-0143'],
  ['phone', '+52 1 55 1234 5678', '+52 1 55 1234 5678'],
  ['email', 'ada@guest.example', 'ada@guest.example'],
  ['dates', '2026-12-24/2026-12-27', '2026-12-24/2026-12-27'],
])('a %s may be %j', (fact, wanted, read) => {
  expect(NewCorrection.parse({ fact, wanted })).toEqual({ fact, wanted: read });
});

test.each([
  ['name', '', problems.missing],
  ['name', ' \u200b ', problems.missing],
  ['name', '12', problems.name],
  ['name', 'x'.repeat(101), problems.long],
  ['phone', '555 0143', problems.phone],
  ['email', 'ada', problems.email],
  ['dates', '2026-12-24', problems.dates],
  ['dates', '2026-12-27/2026-12-24', problems.dates],
  ['dates', '2026-12-24/2026-12-24', problems.dates],
  ['dates', '2026-02-30/2026-03-02', problems.dates],
  ['dates', '/2026-03-02', problems.dates],
])('a %s is not %j', (fact, wanted, sentence) => {
  const [issue] = NewCorrection.safeParse({ fact, wanted }).error?.issues ?? [];
  expect(issue).toMatchObject({ path: ['wanted'], message: sentence });
});

test('nothing else can be asked for, and a note has an end', () => {
  expect(problemOf({ fact: 'room', wanted: 'Suite' })).toBeDefined();
  expect(problemOf({ fact: 'name', wanted: 'Ada', note: 'x'.repeat(300) })).toBeUndefined();
  expect(problemOf({ fact: 'name', wanted: 'Ada', note: 'x'.repeat(301) })).toBe(problems.longNote);
});
